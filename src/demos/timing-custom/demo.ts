import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 30,
  description:
    'A curve with three steps, with a dot on it. Next to it, hills at night push hills in daylight to the right, stopping twice.',
};

export const controls = z.object({
  durationInFrames: z.number().int().min(10).max(75).default(60).describe('Frames'),
  steps: z.number().int().min(1).max(6).default(3).describe('Steps'),
});

export type Props = z.infer<typeof controls>;

export const code = ({durationInFrames, steps}: Props) => snippet`
  const timing = stepTiming({durationInFrames: ${durationInFrames}, steps: ${steps}});
`;
