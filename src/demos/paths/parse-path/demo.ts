import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 72,
  description: 'A pen draws a house. Next to it is the object for the current instruction.',
};

export const controls = z.object({
  drawing: drawingControl('house'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const instructions = parsePath(${drawing});
`;
