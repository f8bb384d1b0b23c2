import * as z from 'zod';

export const controls = z.object({
  threshold: z.number().int().min(0).max(255).default(40).describe('Threshold'),
});

export const code = ({threshold}: z.infer<typeof controls>) =>
  [
    'if (green - Math.max(red, blue) > ' + String(threshold) + ') {',
    '  pixels.data[index + 3] = 0;',
    '}',
  ].join('\n');
