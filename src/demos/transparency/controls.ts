import * as z from 'zod';

const outputs = {
  'WebM or ProRes': 'render Plate plate.webm --image-format=png --pixel-format=yuva420p',
  GIF: 'render Plate plate.gif --image-format=png',
  MP4: 'render Plate plate.mp4',
} as const;

export const controls = z.object({
  file: z.enum(['WebM or ProRes', 'GIF', 'MP4']).default('WebM or ProRes').describe('File'),
});

export const code = ({file}: z.infer<typeof controls>) => `npx remotion ${outputs[file]}`;
