import * as z from 'zod';

export const controls = z.object({
  pixelFormat: z.enum(['yuv420p', 'yuv444p']).default('yuv420p').describe('--pixel-format'),
});

export const code = ({pixelFormat}: z.infer<typeof controls>) =>
  `npx remotion render MyVideo --pixel-format=${pixelFormat}`;
