import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 45,
  description:
    'A diagonal edge moves over hills in daylight. Behind it, the same hills appear at night, with a moon and stars.',
};

export const controls = z.object({
  direction: z
    .enum([
      'from-left',
      'from-top-left',
      'from-top',
      'from-top-right',
      'from-right',
      'from-bottom-right',
      'from-bottom',
      'from-bottom-left',
    ])
    .default('from-top-left')
    .describe('Direction'),
});

export type Props = z.infer<typeof controls>;

export const code = ({direction}: Props) => snippet`
  <TransitionSeries.Transition
    presentation={wipe({direction: '${direction}'})}
    timing={linearTiming({durationInFrames: 30})}
  />
`;
