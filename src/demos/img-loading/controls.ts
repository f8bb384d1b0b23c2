import * as z from 'zod';

export const controls = z.object({
  loading: z.number().int().min(0).max(60).default(34).describe('Loading time'),
});

export const code = (): string => "<Img src={staticFile('hills.jpg')} />";
