import * as z from 'zod';

export const controls = z.object({
  name: z.string().max(14).default('Ada').describe('Name'),
  color: z.string().default('#1d56e0').describe('Colour'),
});

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

export const code = ({name, color}: z.infer<typeof controls>) =>
  ['const inputProps = {', `  name: ${quoted(name)},`, `  color: ${quoted(color)},`, '};'].join(
    '\n',
  );
