import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 40,
  description:
    'The sun sets behind hills while the sky turns to night, a moon rises and stars grow. No scene slides or fades; their parts move.',
};

export const controls = z.object({
  frames: z.number().int().min(10).max(60).default(30).describe('Frames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({frames}: Props) => snippet`
  const {entering, exiting} = useTransitionProgress();
  const sun = exiting * 400;
  const moon = (1 - entering) * 400;

  <TransitionSeries.Transition
    presentation={none()}
    timing={linearTiming({durationInFrames: ${frames}})}
  />
`;
