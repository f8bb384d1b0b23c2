import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 46,
  description:
    'The letters of the word day fall out of the picture one after another while those of the word night fall into it. Two numbers show the progress of the entrance and the exit.',
};

export const controls = z.object({
  frames: z.number().int().min(10).max(60).default(40).describe('Frames'),
  stagger: z
    .number()
    .min(0)
    .max(0.9)
    .multipleOf(0.05)
    .default(0.5)
    .describe('Delay between letters'),
});

export type Props = z.infer<typeof controls>;

export const code = ({frames, stagger}: Props) => snippet`
  const {entering, exiting} = useTransitionProgress();
  const delay = (index / letters.length) * ${stagger};
  const share = (progress: number) =>
    interpolate(progress, [delay, delay + ${Math.round((1 - stagger) * 100) / 100}], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  const y = (share(entering) - 1 + share(exiting)) * 420;

  timing={linearTiming({durationInFrames: ${frames}})}
`;
