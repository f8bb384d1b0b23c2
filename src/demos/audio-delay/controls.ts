import * as z from 'zod';

export const controls = z.object({
  from: z.number().int().min(0).max(90).default(30).describe('from'),
});

export const code = ({from}: z.infer<typeof controls>) =>
  [`<Sequence from={${from}}>`, '  <Audio src={notes} />', '</Sequence>'].join('\n');
