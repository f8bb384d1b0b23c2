import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 180,
  posterFrame: 40,
  description:
    'Four mountain ridges one behind another, from pale blue to black, drift to the left under a red sun. The nearer they are, the faster they drift.',
};

export const controls = z.object({
  seed: z.string().max(12).default('alps').describe('Seed'),
  step: z
    .number()
    .min(0.02)
    .max(0.4)
    .multipleOf(0.02)
    .default(0.08)
    .describe('Distance between points'),
  height: z.number().int().min(0).max(150).default(80).describe('Height, pixels'),
});

export type Props = z.infer<typeof controls>;

export const code = ({seed, step, height}: Props) => snippet`
  const y = (point: number, ridge: number) =>
    noise2D('${seed}', point * ${step}, ridge) * ${height};
`;
