import * as z from 'zod';

export const controls = z.object({
  points: z.number().int().min(2).max(12).default(7).describe('Points'),
});

export const code = ({points}: z.infer<typeof controls>) =>
  [
    'const d = createSmoothSvgPath({',
    `  points: values.slice(0, ${points}).map((value, index) => ({`,
    `    x: (index / ${points - 1}) * width,`,
    '    y: height - value * height,',
    '  })),',
    '});',
  ].join('\n');
