import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 60,
  description:
    'The curve of a spring, drawn frame by frame, with a pale band around its target. A line marks the frame from which the curve stays in the band, and a number says which frame that is.',
};

export const controls = z.object({
  damping: z.number().int().min(3).max(40).default(6).describe('Damping'),
  mass: z.number().min(0.2).max(3).multipleOf(0.1).default(1).describe('Mass'),
  threshold: z.number().min(0.005).max(0.3).multipleOf(0.005).default(0.05).describe('Threshold'),
});

export type Props = z.infer<typeof controls>;

export const code = ({damping, mass, threshold}: Props) => snippet`
  const settled = measureSpring({
    fps: 30,
    config: {damping: ${damping}, mass: ${mass}},
    threshold: ${threshold},
  });
`;
