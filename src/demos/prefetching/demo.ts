import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 130,
  posterFrame: 76,
  description:
    'A playhead crosses four lanes: three files that load, and the video with its three scenes. With prefetch(), all files load first and the scenes follow without a break; without it, each scene begins with a wait.',
};

export const controls = z.object({
  prefetching: z.boolean().default(true).describe('Prefetch the files'),
});

export type Props = z.infer<typeof controls>;

export const code = ({prefetching}: Props) =>
  prefetching
    ? snippet`
        await Promise.all(
          files.map((file) =>
            prefetch(file).waitUntilDone(),
          ),
        );
      `
    : '// Each file loads when its scene begins.';
