import * as z from 'zod';

export const controls = z.object({
  from: z.number().int().min(0).max(90).default(40).describe('from'),
  durationInFrames: z.number().int().min(3).max(60).default(30).describe('durationInFrames'),
});

export const code = ({from, durationInFrames}: z.infer<typeof controls>) =>
  [
    '<Audio',
    '  src={notes}',
    `  muted={frame >= ${from} && frame < ${from + durationInFrames}}`,
    '/>',
  ].join('\n');
