import * as z from 'zod';

export const controls = z.object({
  scale: z.number().min(0.25).max(1).multipleOf(0.05).default(0.5).describe('Scale of the Player'),
  divide: z.boolean().default(true).describe('Divide by the scale'),
});

export const code = ({scale, divide}: z.infer<typeof controls>): string =>
  [
    `const scale = useCurrentScale(); // ${scale}`,
    `const x = (event.clientX - startX)${divide ? ' / scale' : ''};`,
  ].join('\n');
