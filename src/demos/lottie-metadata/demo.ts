import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 40,
  description:
    'A Lottie animation of a check mark on the left. On the right, the five values that getLottieMetadata() returns for it: width, height, fps, and the duration in frames and in seconds.',
};

export const controls = z.object({
  fr: z.number().int().min(10).max(60).default(30).describe('fr in the file'),
  op: z.number().min(30).max(120).multipleOf(0.5).default(60).describe('op in the file'),
});

export type Props = z.infer<typeof controls>;

export const code = ({fr, op}: Props) => snippet`
  const file = {w: 400, h: 400, fr: ${fr}, op: ${op}, ...rest};

  getLottieMetadata(file);
`;
