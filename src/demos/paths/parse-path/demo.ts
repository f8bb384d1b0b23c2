import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 72,
  description:
    'A pen draws a house, and beside it stands the object for the instruction that it follows.',
};

export const controls = z.object({
  drawing: drawingControl('house'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const instructions = parsePath(${drawing});
`;
