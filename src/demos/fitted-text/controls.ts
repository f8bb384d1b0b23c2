import * as z from 'zod';

export const controls = z.object({
  text: z.string().max(24).default('Measured').describe('Text'),
  fit: z.boolean().default(true).describe('Fit the text'),
});

export const code = ({fit}: z.infer<typeof controls>): string =>
  [
    'const {width} = element.getBoundingClientRect();',
    'const measured = width / scale;',
    fit ? 'const fontSize = (100 / measured) * boxWidth;' : 'const fontSize = 100;',
  ].join('\n');
