import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 62,
  description:
    'A file in the middle is read twice: above, by the browser for the preview; below, by FFmpeg or the browser for the render, depending on the tag.',
};

export const controls = z.object({
  tag: z
    .enum(['OffthreadVideo', 'Video', 'Audio', 'Img'])
    .default('OffthreadVideo')
    .describe('Tag'),
});

export type Props = z.infer<typeof controls>;

export const code = ({tag}: Props) => {
  const file = {OffthreadVideo: 'clip.mp4', Video: 'clip.mp4', Audio: 'song.mp3', Img: 'sky.jpg'};
  return `<${tag} src={staticFile('${file[tag]}')} />`;
};
