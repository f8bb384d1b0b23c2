import * as z from 'zod';

export const controls = z.object({
  inFrame: z.number().int().min(0).max(40).default(20).describe('First frame'),
  outFrame: z.number().int().min(41).max(89).default(70).describe('Last frame'),
  playbackRate: z.number().min(0.5).max(3).multipleOf(0.5).default(1).describe('Speed'),
});

export const code = ({inFrame, outFrame, playbackRate}: z.infer<typeof controls>) =>
  [
    '<Player',
    '  component={Sunrise}',
    '  durationInFrames={90}',
    '  fps={30}',
    '  compositionWidth={1280}',
    '  compositionHeight={720}',
    `  initialFrame={${inFrame}}`,
    `  inFrame={${inFrame}}`,
    `  outFrame={${outFrame}}`,
    `  playbackRate={${playbackRate}}`,
    '  loop',
    '/>',
  ].join('\n');
