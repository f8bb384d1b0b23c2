import * as z from 'zod';

export const controls = z.object({
  at: z.number().int().min(1).max(80).default(40).describe('Freeze at'),
  hold: z.number().int().min(1).max(60).default(45).describe('Hold, frames'),
});

export const code = ({at, hold}: z.infer<typeof controls>) =>
  `const pauses = [{at: ${at}, hold: ${hold}}];`;
