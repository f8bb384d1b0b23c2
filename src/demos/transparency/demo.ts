import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 30,
  description:
    'A blue name plate with a soft shadow slides over moving stripes. If the file has no transparency, black hides the stripes around it; in a GIF the shadow has a hard edge.',
};

const outputs = {
  'WebM or ProRes': 'render Plate plate.webm --image-format=png --pixel-format=yuva420p',
  GIF: 'render Plate plate.gif --image-format=png',
  MP4: 'render Plate plate.mp4',
} as const;

export const controls = z.object({
  file: z.enum(['WebM or ProRes', 'GIF', 'MP4']).default('WebM or ProRes').describe('File'),
});

export type Props = z.infer<typeof controls>;

export const code = ({file}: Props) => `npx remotion ${outputs[file]}`;
