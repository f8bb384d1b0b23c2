import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 30,
  description:
    'A blue disk grows, a check mark is drawn on it, and rays fly off. Below it, a bar shows which of the 60 frames of the Lottie file is on screen.',
};

export const controls = z.object({
  playbackRate: z.number().min(0.25).max(3).multipleOf(0.25).default(1).describe('playbackRate'),
  direction: z.enum(['forward', 'backward']).default('forward').describe('direction'),
  loop: z.boolean().default(true).describe('loop'),
});

export type Props = z.infer<typeof controls>;

export const code = ({playbackRate, direction, loop}: Props) => snippet`
  <Lottie
    animationData={badge}
    playbackRate={${playbackRate}}
    direction="${direction}"
    ${loop && 'loop'}
  />
`;
