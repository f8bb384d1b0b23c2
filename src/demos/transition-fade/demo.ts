import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 45,
  description:
    'Hills in daylight, with a red sun, and the same hills at night, with a moon: one becomes visible through the other.',
};

export const controls = z.object({
  shouldFadeOutExitingScene: z.boolean().default(false).describe('Fade out the exiting scene'),
});

export type Props = z.infer<typeof controls>;

export const code = ({shouldFadeOutExitingScene}: Props) => snippet`
  <TransitionSeries.Transition
    presentation={fade(${shouldFadeOutExitingScene ? '{shouldFadeOutExitingScene: true}' : ''})}
    timing={linearTiming({durationInFrames: 30})}
  />
`;
