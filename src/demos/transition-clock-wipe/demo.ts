import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 42,
  description:
    'A hand turns like a clock hand. Where it has passed, hills in daylight have become the same hills at night.',
};

export const controls = z.object({
  width: z.number().int().min(100).max(1600).default(960).describe('Width, pixels'),
  height: z.number().int().min(100).max(1600).default(540).describe('Height, pixels'),
});

export type Props = z.infer<typeof controls>;

export const code = ({width, height}: Props) => snippet`
  <TransitionSeries.Transition
    presentation={clockWipe({width: ${width}, height: ${height}})}
    timing={linearTiming({durationInFrames: 30})}
  />
`;
