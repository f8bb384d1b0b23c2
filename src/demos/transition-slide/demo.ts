import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 45,
  description:
    'Hills at night come in from the left and push the same hills in daylight out to the right.',
};

export const controls = z.object({
  direction: z
    .enum(['from-left', 'from-right', 'from-top', 'from-bottom'])
    .default('from-left')
    .describe('Direction'),
});

export type Props = z.infer<typeof controls>;

export const code = ({direction}: Props) => snippet`
  <TransitionSeries.Transition
    presentation={slide({direction: '${direction}'})}
    timing={linearTiming({durationInFrames: 30})}
  />
`;
