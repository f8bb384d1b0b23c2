import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 70,
  description: 'A heart moves to the upper left until it touches both axes of a coordinate system.',
};

export const controls = z.object({
  drawing: drawingControl('heart'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const path = resetPath(${drawing});
`;
