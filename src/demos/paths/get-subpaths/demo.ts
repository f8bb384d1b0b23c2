import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 52,
  description:
    'A planet and the two halves of its ring, each in its own color, are drawn one after another.',
};

export const controls = z.object({
  drawing: drawingControl('planet'),
  delay: z.number().int().min(0).max(25).default(15).describe('Frames between parts'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing, delay}: Props) => snippet`
  const parts = getSubpaths(${drawing}).map((part, index) => ({
    part,
    ...evolvePath(progressAt(frame - index * ${delay}), part),
  }));
`;
