import * as z from 'zod';

export const controls = z.object({
  windowInSeconds: z.number().int().min(4).max(20).default(10).describe('windowInSeconds'),
});

export const code = ({windowInSeconds}: z.infer<typeof controls>) =>
  [
    'const {audioData, dataOffsetInSeconds} = useWindowedAudioData({',
    '  src: episode,',
    '  frame,',
    '  fps,',
    `  windowInSeconds: ${windowInSeconds},`,
    '});',
  ].join('\n');
