import * as z from 'zod';

export const controls = z.object({
  prefetching: z.boolean().default(true).describe('Prefetch the files'),
});

export const code = ({prefetching}: z.infer<typeof controls>): string =>
  prefetching
    ? [
        'await Promise.all(',
        '  files.map((file) =>',
        '    prefetch(file).waitUntilDone(),',
        '  ),',
        ');',
      ].join('\n')
    : '// Each file loads when its scene begins.';
