import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 160,
  posterFrame: 50,
  description:
    'Two players begin at the same time. When the clip is not loaded, the left one continues with an empty picture and joins the clip in the middle; the right one pauses, then shows the clip from its beginning.',
};

export const controls = z.object({
  loading: z.number().int().min(0).max(60).default(45).describe('Loading time, frames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({loading}: Props) => snippet`
  // Needs ${loading} frames to load.
  <OffthreadVideo
    src={clip}
    pauseWhenBuffering
  />
`;
