import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  durationInFrames: 60,
  posterFrame: 20,
  description:
    'A blue ring, magnified, turns on a grid of squares, one for each pixel of the output. With a higher scale, there are more squares, they are smaller, and the edge of the ring is smoother.',
};

export const controls = z.object({
  scale: z.number().min(0.5).max(4).multipleOf(0.5).default(1).describe('Scale'),
});

export type Props = z.infer<typeof controls>;

export const code = ({scale}: Props) => `npx remotion render MyVideo --scale=${scale}`;
