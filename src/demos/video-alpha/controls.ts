import * as z from 'zod';

export const controls = z.object({
  transparent: z.boolean().default(true).describe('transparent'),
});

export const code = ({transparent}: z.infer<typeof controls>) =>
  [
    "<OffthreadVideo src={staticFile('landscape.mp4')} />",
    '<AbsoluteFill>',
    '  <OffthreadVideo',
    ...(transparent ? ['    transparent'] : []),
    "    src={staticFile('confetti.webm')}",
    '  />',
    '</AbsoluteFill>',
  ].join('\n');
