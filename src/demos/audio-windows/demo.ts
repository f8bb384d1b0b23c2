import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 180,
  posterFrame: 96,
  description:
    'A long sound, divided into windows. The windows before, at and after the playhead are highlighted, and they change as it moves.',
};

export const controls = z.object({
  windowInSeconds: z.number().int().min(4).max(20).default(10).describe('windowInSeconds'),
});

export type Props = z.infer<typeof controls>;

export const code = ({windowInSeconds}: Props) => snippet`
  const {audioData, dataOffsetInSeconds} = useWindowedAudioData({
    src: episode,
    frame,
    fps,
    windowInSeconds: ${windowInSeconds},
  });
`;
