import * as z from 'zod';

export const controls = z.object({
  frameToDisplay: z.number().int().min(0).max(89).default(25).describe('Frame of the thumbnail'),
});

export const code = ({frameToDisplay}: z.infer<typeof controls>) =>
  [
    '<Thumbnail',
    '  component={Ball}',
    `  frameToDisplay={${frameToDisplay}}`,
    '  durationInFrames={90}',
    '  fps={30}',
    '  compositionWidth={640}',
    '  compositionHeight={480}',
    '/>',
  ].join('\n');
