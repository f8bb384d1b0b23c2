import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 72,
  description:
    'Hills at night slide over hills in daylight. Below them are the waves of three sounds: the first fades out while the second fades in, and a short third one is heard in between.',
};

export const controls = z.object({
  frames: z.number().int().min(10).max(60).default(30).describe('Frames'),
  effect: z.boolean().default(true).describe('Sound effect'),
});

export type Props = z.infer<typeof controls>;

export const code = ({frames, effect}: Props) => snippet`
  <TransitionSeries.Transition
    ${effect && `presentation={withSound(slide(), whoosh)}`}
    ${!effect && `presentation={slide()}`}
    timing={linearTiming({durationInFrames: ${frames}})}
  />
`;
