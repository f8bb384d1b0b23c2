import * as z from 'zod';

export const controls = z.object({
  name: z.string().max(18).default('Ada Lovelace').describe('name'),
  role: z.string().max(28).default('Mathematician').describe('role'),
  film: z.boolean().default(true).describe('Show the film'),
});

export const code = ({name, role, film}: z.infer<typeof controls>) =>
  [
    ...(film ? ['<Backdrop />'] : []),
    '<LowerThird',
    `  name=${JSON.stringify(name)}`,
    `  role=${JSON.stringify(role)}`,
    '/>',
  ].join('\n');
