import * as z from 'zod';

export const controls = z.object({
  premountFor: z.number().int().min(0).max(20).default(0).describe('premountFor'),
});

export const code = ({premountFor}: z.infer<typeof controls>) =>
  [
    '<Series.Sequence',
    '  durationInFrames={40}',
    ...(premountFor > 0 ? [`  premountFor={${premountFor}}`] : []),
    '>',
    '  <OffthreadVideo src={src} />',
    '</Series.Sequence>',
  ].join('\n');
