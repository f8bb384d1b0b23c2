import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 34,
  description:
    'A ball bounces in front of a green background on the left. On the right, the green is gone, and the ball bounces in front of a landscape.',
};

export const controls = z.object({
  threshold: z.number().int().min(0).max(255).default(40).describe('Threshold'),
});

export type Props = z.infer<typeof controls>;

export const code = ({threshold}: Props) => snippet`
  if (green - Math.max(red, blue) > ${threshold}) {
    pixels.data[index + 3] = 0;
  }
`;
