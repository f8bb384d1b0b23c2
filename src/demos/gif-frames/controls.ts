import * as z from 'zod';

export const controls = z.object({
  everyNthFrame: z.number().int().min(1).max(10).default(3).describe('--every-nth-frame'),
});

export const code = ({everyNthFrame}: z.infer<typeof controls>) =>
  `npx remotion render Orbit orbit.gif --every-nth-frame=${everyNthFrame}`;
