import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 72,
  description:
    'A sound, shown as bars. The bars in the middle are pale because they are muted. A playhead moves over them, and a label says whether the sound is currently muted.',
};

export const controls = z.object({
  from: z.number().int().min(0).max(90).default(40).describe('from'),
  durationInFrames: z.number().int().min(3).max(60).default(30).describe('durationInFrames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({from, durationInFrames}: Props) => snippet`
  <Audio
    src={notes}
    muted={frame >= ${from} && frame < ${from + durationInFrames}}
  />
`;
