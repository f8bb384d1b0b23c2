import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 96,
  description:
    'A landscape above two film strips, one for the file and one for the video. The video is longer than the file: when the file ends, its last picture stays until the video ends.',
};

export const controls = z.object({
  durationInFrames: z.number().int().min(20).max(120).default(120).describe('durationInFrames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({durationInFrames}: Props) => snippet`
  <Composition
    id="Clip"
    component={Clip}
    width={1920}
    height={1080}
    fps={30}
    durationInFrames={${durationInFrames}}
  />
`;
