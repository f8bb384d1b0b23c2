import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 42,
  description:
    'A strip of nine frames from a file, in which the sun crosses the sky. Below it is the picture that the composition shows, with the composition’s frame number and the position in the file. The part that is cut off is pale.',
};

export const controls = z.object({
  startFrom: z.number().int().min(0).max(80).default(20).describe('startFrom'),
  playbackRate: z.number().min(0.25).max(3).multipleOf(0.25).default(1).describe('playbackRate'),
  loop: z.boolean().default(false).describe('loop'),
});

export type Props = z.infer<typeof controls>;

export const code = ({startFrom, playbackRate, loop}: Props) => snippet`
  <Video
    src={clip}
    startFrom={${startFrom}}
    playbackRate={${playbackRate}}
    ${loop && 'loop'}
  />
`;
