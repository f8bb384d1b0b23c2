import * as z from 'zod';

export const controls = z.object({
  tabs: z.number().int().min(1).max(6).default(3).describe('Concurrency'),
});

export const code = ({tabs}: z.infer<typeof controls>): string =>
  `npx remotion render Title --concurrency=${tabs}`;
