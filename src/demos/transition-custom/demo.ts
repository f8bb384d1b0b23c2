import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 38,
  description:
    'A round opening grows over hills in daylight. In it, the same hills appear at night.',
};

export const controls = z.object({
  x: z.number().int().min(0).max(100).default(50).describe('Center x, percent'),
  y: z.number().int().min(0).max(100).default(40).describe('Center y, percent'),
});

export type Props = z.infer<typeof controls>;

export const code = ({x, y}: Props) => snippet`
  <TransitionSeries.Transition
    presentation={iris({x: ${x}, y: ${y}})}
    timing={linearTiming({durationInFrames: 30})}
  />
`;
