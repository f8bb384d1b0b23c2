import * as z from 'zod';

export const controls = z.object({
  loading: z.number().int().min(0).max(60).default(45).describe('Loading time, frames'),
});

export const code = ({loading}: z.infer<typeof controls>): string =>
  [
    `// Needs ${loading} frames to load.`,
    '<OffthreadVideo',
    '  src={clip}',
    '  pauseWhenBuffering',
    '/>',
  ].join('\n');
