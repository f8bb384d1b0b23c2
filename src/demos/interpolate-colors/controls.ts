import * as z from 'zod';

export const controls = z.object({
  first: z.string().default('#1d56e0').describe('Colour at frame 0'),
  second: z.string().default('#ffc53d').describe('Colour at frame 45'),
  third: z.string().default('#d43a1d').describe('Colour at frame 90'),
});

export const code = ({first, second, third}: z.infer<typeof controls>) =>
  [
    'const color = interpolateColors(',
    '  frame,',
    '  [0, 45, 90],',
    `  ['${first}', '${second}', '${third}'],`,
    ');',
  ].join('\n');
