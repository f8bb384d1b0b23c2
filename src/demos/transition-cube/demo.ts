import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 42,
  description:
    'Two sides of a turning cube in perspective: hills in daylight on one, the same hills at night on the other.',
};

export const controls = z.object({
  direction: z
    .enum(['from-left', 'from-right', 'from-top', 'from-bottom'])
    .default('from-left')
    .describe('Direction'),
  perspective: z.number().int().min(400).max(3000).default(1200).describe('Perspective, pixels'),
});

export type Props = z.infer<typeof controls>;

export const code = ({direction, perspective}: Props) => snippet`
  <TransitionSeries.Transition
    presentation={cube({direction: '${direction}', perspective: ${perspective}})}
    timing={linearTiming({durationInFrames: 30})}
  />
`;
