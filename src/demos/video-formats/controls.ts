import * as z from 'zod';

export const controls = z.object({
  tag: z
    .enum(['OffthreadVideo', 'Video', 'Audio', 'Img'])
    .default('OffthreadVideo')
    .describe('Tag'),
});

export const code = ({tag}: z.infer<typeof controls>) => {
  const file = {OffthreadVideo: 'clip.mp4', Video: 'clip.mp4', Audio: 'song.mp3', Img: 'sky.jpg'};
  return `<${tag} src={staticFile('${file[tag]}')} />`;
};
