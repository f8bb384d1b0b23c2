import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 180,
  posterFrame: 60,
  description:
    'A field of blue dots on a dark background moves like water. Neighboring dots move in similar ways, and some areas are brighter than others.',
};

export const controls = z.object({
  distance: z
    .number()
    .min(0.02)
    .max(1)
    .multipleOf(0.02)
    .default(0.12)
    .describe('Distance between neighbors'),
  radius: z.number().min(0).max(1.5).multipleOf(0.05).default(0.4).describe('Speed'),
  reach: z.number().int().min(0).max(60).default(28).describe('Reach in pixels'),
});

export type Props = z.infer<typeof controls>;

export const code = ({distance, radius, reach}: Props) => snippet`
  const u = column * ${distance};
  const v = row * ${distance};
  const z = Math.cos(angle) * ${radius};
  const w = Math.sin(angle) * ${radius};
  const dx = noise4D('x', u, v, z, w) * ${reach};
  const dy = noise4D('y', u, v, z, w) * ${reach};
`;
