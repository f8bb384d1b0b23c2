import * as z from 'zod';

export const controls = z.object({
  name: z.string().max(14).default('Ada').describe('Name'),
  seat: z.number().int().min(1).max(99).default(7).describe('Seat'),
  color: z.string().default('#1d56e0').describe('Colour'),
});

export const code = ({name, seat, color}: z.infer<typeof controls>): string =>
  JSON.stringify({name, seat, color}, null, 2);
