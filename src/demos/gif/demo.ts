import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 39,
  description:
    'A GIF with a ring of dots and a number from 1 to 20. Next to it, the composition’s frame and the GIF’s current picture, which changes faster at a higher speed.',
};

export const controls = z.object({
  playbackRate: z.number().min(0.25).max(3).multipleOf(0.25).default(1).describe('playbackRate'),
  loopBehavior: z
    .enum(['loop', 'pause-after-finish', 'unmount-after-finish'])
    .default('loop')
    .describe('loopBehavior'),
  fit: z.enum(['contain', 'cover', 'fill']).default('contain').describe('fit'),
});

export type Props = z.infer<typeof controls>;

export const code = ({playbackRate, loopBehavior, fit}: Props) => snippet`
  <Gif
    src={staticFile('dial.gif')}
    width={400}
    height={400}
    fit="${fit}"
    playbackRate={${playbackRate}}
    loopBehavior="${loopBehavior}"
  />
`;
