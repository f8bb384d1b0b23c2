import * as z from 'zod';

export const controls = z.object({
  startFrom: z.number().int().min(0).max(44).default(21).describe('startFrom'),
  endAt: z.number().int().min(46).max(90).default(75).describe('endAt'),
});

export const code = ({startFrom, endAt}: z.infer<typeof controls>) =>
  ['<Audio', '  src={notes}', `  startFrom={${startFrom}}`, `  endAt={${endAt}}`, '/>'].join('\n');
