import * as z from 'zod';

/** Controls of the two ways to round a shape, which exclude each other. */
export const roundingControls = (cornerRadius: number) => ({
  cornerRadius: z.number().int().min(0).max(60).default(cornerRadius).describe('cornerRadius'),
  edgeRoundness: z
    .number()
    .min(0)
    .max(1.6)
    .multipleOf(0.05)
    .default(0)
    .describe('edgeRoundness, 0 for null'),
});
