import * as z from 'zod';

export const controls = z.object({
  text: z.string().max(24).default('Measured').describe('Text'),
  fit: z.boolean().default(true).describe('Fit the text'),
});

export const code = ({text, fit}: z.infer<typeof controls>): string =>
  [
    `element.textContent = ${JSON.stringify(text)};`,
    'const {width} = element.getBoundingClientRect();',
    'const measured = width / scale;',
    fit ? 'const fontSize = (100 / measured) * boxWidth;' : 'const fontSize = 100;',
  ].join('\n');
