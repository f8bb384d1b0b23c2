import * as z from 'zod';

export const controls = z.object({
  premountFor: z.number().int().min(0).max(50).default(30).describe('premountFor'),
});

export const code = ({premountFor}: z.infer<typeof controls>): string =>
  [`<Sequence from={60} premountFor={${premountFor}}>`, '  <Scene2 />', '</Sequence>'].join('\n');
