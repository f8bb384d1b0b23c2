import * as z from 'zod';

export const controls = z.object({
  frame: z.number().int().min(0).max(89).default(54).describe('Frame'),
});

export const code = ({frame}: z.infer<typeof controls>) =>
  [
    'await renderStill({',
    '  serveUrl,',
    '  composition, // 90 frames',
    `  frame: ${frame},`,
    "  output: 'out/image.png',",
    '});',
  ].join('\n');
