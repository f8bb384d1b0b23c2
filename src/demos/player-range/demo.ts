import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 153,
  posterFrame: 40,
  description:
    'A strip of six frames from one video, with one part highlighted. A playhead runs only through this part and starts again at its end, and a large number shows the current frame.',
};

export const controls = z.object({
  inFrame: z.number().int().min(0).max(40).default(20).describe('First frame'),
  outFrame: z.number().int().min(41).max(89).default(70).describe('Last frame'),
  playbackRate: z.number().min(0.5).max(3).multipleOf(0.5).default(1).describe('Speed'),
});

export type Props = z.infer<typeof controls>;

export const code = ({inFrame, outFrame, playbackRate}: Props) => snippet`
  <Player
    component={Sunrise}
    durationInFrames={90}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
    initialFrame={${inFrame}}
    inFrame={${inFrame}}
    outFrame={${outFrame}}
    playbackRate={${playbackRate}}
    loop
  />
`;
