import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  durationInFrames: 216,
  posterFrame: 39,
  description:
    'Enlarged pixels: the words RED ON BLUE move from right to left as thin letters. At half the color resolution, the letters are dull and frayed.',
};

export const controls = z.object({
  pixelFormat: z.enum(['yuv420p', 'yuv444p']).default('yuv420p').describe('--pixel-format'),
});

export type Props = z.infer<typeof controls>;

export const code = ({pixelFormat}: Props) =>
  `npx remotion render MyVideo --pixel-format=${pixelFormat}`;
