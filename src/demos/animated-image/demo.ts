import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 24,
  description:
    'A picture with a ring of dots and a number that counts from 1 to 20. Next to it are the composition’s frame and the number of the file’s matching picture.',
};

export const controls = z.object({
  loopBehavior: z
    .enum(['loop', 'pause-after-finish', 'clear-after-finish'])
    .default('loop')
    .describe('loopBehavior'),
  fit: z.enum(['contain', 'cover', 'fill']).default('contain').describe('fit'),
});

export type Props = z.infer<typeof controls>;

export const code = ({loopBehavior, fit}: Props) => snippet`
  <AnimatedImage
    src={staticFile('dial.gif')}
    width={400}
    height={400}
    fit="${fit}"
    loopBehavior="${loopBehavior}"
  />
`;
