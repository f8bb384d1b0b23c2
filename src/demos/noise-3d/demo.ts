import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 180,
  posterFrame: 60,
  description:
    'Hundreds of short strokes on a dark background show the direction of the wind. They swing slowly, and neighboring strokes swing in similar ways. Where the wind turns back, the strokes are red.',
};

export const controls = z.object({
  distance: z
    .number()
    .min(0.02)
    .max(0.4)
    .multipleOf(0.02)
    .default(0.08)
    .describe('Distance between neighbors'),
  speed: z.number().min(0).max(0.05).multipleOf(0.001).default(0.01).describe('Time in each frame'),
});

export type Props = z.infer<typeof controls>;

export const code = ({distance, speed}: Props) => snippet`
  const angle =
    noise3D('wind', column * ${distance}, row * ${distance}, frame * ${speed}) * Math.PI;
`;
