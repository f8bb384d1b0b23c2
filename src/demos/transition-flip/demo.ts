import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 40,
  description:
    'A picture of hills in daylight turns around its vertical axis, in perspective; on its back are the same hills at night.',
};

export const controls = z.object({
  direction: z
    .enum(['from-left', 'from-right', 'from-top', 'from-bottom'])
    .default('from-left')
    .describe('Direction'),
  perspective: z.number().int().min(200).max(3000).default(1000).describe('Perspective, pixels'),
});

export type Props = z.infer<typeof controls>;

export const code = ({direction, perspective}: Props) => snippet`
  <TransitionSeries.Transition
    presentation={flip({direction: '${direction}', perspective: ${perspective}})}
    timing={linearTiming({durationInFrames: 30})}
  />
`;
