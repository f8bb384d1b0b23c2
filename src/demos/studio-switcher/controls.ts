import * as z from 'zod';

export const controls = z.object({
  query: z.string().max(8).default('pd').describe('What is typed'),
});

export const code = ({query}: z.infer<typeof controls>) => `Ctrl + K, then: ${query}`;
