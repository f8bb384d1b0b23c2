import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 75,
  description:
    'Two bars show how long a map and a model load, from delayPlayback() to unblock(). A third bar shows playback, which pauses while one of them loads and then continues.',
};

export const controls = z.object({
  map: z.number().int().min(10).max(90).default(40).describe('Map loading time, frames'),
  model: z.number().int().min(10).max(90).default(60).describe('Model loading time, frames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({map, model}: Props) => snippet`
  const {delayPlayback} = useBufferState();

  useEffect(() => {
    const playback = delayPlayback();
    // The map needs ${map} frames, the model ${model}.
    load().then(() => playback.unblock());
    return () => playback.unblock();
  }, [delayPlayback]);
`;
