import * as z from 'zod';

export const controls = z.object({
  durationInFrames: z.number().int().min(20).max(60).default(40).describe('durationInFrames'),
  times: z.number().int().min(1).max(8).default(3).describe('times'),
});

export const code = ({durationInFrames, times}: z.infer<typeof controls>) =>
  [`<Loop durationInFrames={${durationInFrames}} times={${times}}>`, '  <Child />', '</Loop>'].join(
    '\n',
  );
