import * as z from 'zod';

export const controls = z.object({
  scale: z.number().min(0.5).max(4).multipleOf(0.5).default(1).describe('Scale'),
});

export const code = ({scale}: z.infer<typeof controls>) =>
  `npx remotion render MyVideo --scale=${scale}`;
