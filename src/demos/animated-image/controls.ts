import * as z from 'zod';

export const controls = z.object({
  loopBehavior: z
    .enum(['loop', 'pause-after-finish', 'clear-after-finish'])
    .default('loop')
    .describe('loopBehavior'),
  fit: z.enum(['contain', 'cover', 'fill']).default('contain').describe('fit'),
});

export const code = ({loopBehavior, fit}: z.infer<typeof controls>): string =>
  [
    '<AnimatedImage',
    "  src={staticFile('dial.gif')}",
    '  width={400}',
    '  height={400}',
    `  fit="${fit}"`,
    `  loopBehavior="${loopBehavior}"`,
    '/>',
  ].join('\n');
