import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 75,
  posterFrame: 10,
  description:
    'A curve rises from 0 to above 1 and settles at 1, drawn frame by frame. A square next to it moves up and down with the dot on the curve.',
};

export const controls = z.object({
  damping: z.number().int().min(1).max(40).default(10).describe('Damping'),
  mass: z.number().min(0.2).max(4).multipleOf(0.1).default(1).describe('Mass'),
  stiffness: z.number().int().min(10).max(400).default(100).describe('Stiffness'),
  overshootClamping: z.boolean().default(false).describe('Clamp the overshoot'),
});

export type Props = z.infer<typeof controls>;

export const code = ({damping, mass, stiffness, overshootClamping}: Props) => snippet`
  const value = spring({
    frame,
    fps,
    config: {
      damping: ${damping},
      mass: ${mass},
      stiffness: ${stiffness},
      ${overshootClamping && 'overshootClamping: true,'}
    },
  });
`;
