import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 80,
  description:
    'A landscape plays on the left, above a film strip of its frames. When the playhead reaches the frame that is marked in the strip, its picture appears on the right and stays there.',
};

export const controls = z.object({
  frame: z.number().int().min(0).max(89).default(54).describe('Frame'),
});

export type Props = z.infer<typeof controls>;

export const code = ({frame}: Props) => snippet`
  await renderStill({
    serveUrl,
    composition, // 90 frames
    frame: ${frame},
    output: 'out/image.png',
  });
`;
