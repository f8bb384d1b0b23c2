import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 24,
  description:
    'A yellow face smiles, winks or sleeps in a loop. Below it, a bar for each pass of the loop fills as the frame advances.',
};

export const controls = z.object({
  emoji: z.enum(['smile', 'wink', 'sleep']).default('smile').describe('emoji'),
  playbackRate: z.number().min(0.5).max(3).multipleOf(0.25).default(1).describe('playbackRate'),
});

export type Props = z.infer<typeof controls>;

export const code = ({emoji, playbackRate}: Props) => snippet`
  <AnimatedEmoji
    emoji="${emoji}"
    playbackRate={${playbackRate}}
    style={{width: 400}}
  />
`;
