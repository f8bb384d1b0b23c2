import * as z from 'zod';

export const controls = z.object({
  name: z.string().max(8).default('Linus').describe('Name of the third'),
  color: z.string().default('#d43a1d').describe('Colour of the third'),
});

export const code = ({name, color}: z.infer<typeof controls>): string =>
  `const inputProps = ${JSON.stringify({name, color}, null, 2)};`;
