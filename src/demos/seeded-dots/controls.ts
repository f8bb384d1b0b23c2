import * as z from 'zod';

export const controls = z.object({
  seed: z.string().max(20).default('stars').describe('Seed'),
  count: z.number().int().min(1).max(80).default(40).describe('Number of dots'),
  reproducible: z.boolean().default(true).describe('Use random() with a seed'),
});

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

export const code = ({seed, count, reproducible}: z.infer<typeof controls>): string =>
  [
    ...(reproducible ? [`const seed = ${quoted(seed)};`] : []),
    `const dots = Array.from({length: ${count}}, (_, index) => ({`,
    ...(reproducible
      ? [
          '  x: width * random(`${seed}-x-${index}`),',
          '  y: height * random(`${seed}-y-${index}`),',
        ]
      : ['  x: width * Math.random(),', '  y: height * Math.random(),']),
    '}));',
  ].join('\n');
