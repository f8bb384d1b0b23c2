import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 130,
  posterFrame: 50,
  description:
    'Hills in daylight push hills at night aside, in a small picture. Below it, the bars of three sequences overlap at the transitions, under a playhead.',
};

export const controls = z.object({
  first: z.number().int().min(40).max(80).default(60).describe('First sequence, frames'),
  transition: z.number().int().min(5).max(30).default(20).describe('Transitions, frames'),
  offset: z.number().int().min(-20).max(20).default(0).describe('Offset of the second, frames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({first, transition, offset}: Props) => snippet`
  <TransitionSeries>
    <TransitionSeries.Sequence durationInFrames={${first}}>
      <Day />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition
      timing={linearTiming({durationInFrames: ${transition}})}
    />
    <TransitionSeries.Sequence durationInFrames={60}${offset === 0 ? '' : ` offset={${offset}}`}>
      <Night />
    </TransitionSeries.Sequence>
    <TransitionSeries.Transition
      timing={linearTiming({durationInFrames: ${transition}})}
    />
    <TransitionSeries.Sequence durationInFrames={60}>
      <Day />
    </TransitionSeries.Sequence>
  </TransitionSeries>
`;
