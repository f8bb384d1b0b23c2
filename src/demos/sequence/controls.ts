import * as z from 'zod';

export const controls = z.object({
  from: z.number().int().min(-30).max(90).default(30).describe('from'),
  durationInFrames: z.number().int().min(10).max(120).default(60).describe('durationInFrames'),
});

export const code = ({from, durationInFrames}: z.infer<typeof controls>) =>
  [
    `<Sequence from={${from}} durationInFrames={${durationInFrames}}>`,
    '  <Child />',
    '</Sequence>',
  ].join('\n');
