import * as z from 'zod';

export const controls = z.object({
  durationInFrames: z.number().int().min(20).max(120).default(120).describe('durationInFrames'),
});

export const code = ({durationInFrames}: z.infer<typeof controls>) =>
  [
    '<Composition',
    '  id="Clip"',
    '  component={Clip}',
    '  width={1920}',
    '  height={1080}',
    '  fps={30}',
    `  durationInFrames={${durationInFrames}}`,
    '/>',
  ].join('\n');
