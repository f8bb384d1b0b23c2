import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 20,
  description:
    'A curve that rises beyond 1, swings and comes to rest, with a dot on it. Next to it, hills at night push hills in daylight to the right and overshoot a little.',
};

export const controls = z.object({
  damping: z.number().int().min(5).max(200).default(12).describe('Damping'),
  stiffness: z.number().int().min(20).max(300).default(100).describe('Stiffness'),
  mass: z.number().min(0.2).max(3).multipleOf(0.1).default(1).describe('Mass'),
  overshootClamping: z.boolean().default(false).describe('Clamp the overshoot'),
  durationRestThreshold: z
    .number()
    .min(0.005)
    .max(0.5)
    .multipleOf(0.005)
    .default(0.005)
    .describe('Rest threshold'),
});

export type Props = z.infer<typeof controls>;

export const code = ({durationRestThreshold, ...config}: Props) => snippet`
  springTiming({
    config: {
      damping: ${config.damping},
      stiffness: ${config.stiffness},
      mass: ${config.mass},
      ${config.overshootClamping && 'overshootClamping: true,'}
    },
    durationRestThreshold: ${durationRestThreshold},
  })
`;
