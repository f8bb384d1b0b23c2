import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'A file of three notes, shown as bars. Below it, the composition plays the same notes in less time, with bars that each cover more of the file. A playhead moves over both.',
};

export const controls = z.object({
  playbackRate: z.number().min(0.5).max(3).multipleOf(0.1).default(1.5).describe('playbackRate'),
});

export type Props = z.infer<typeof controls>;

export const code = ({playbackRate}: Props) => snippet`
  <Audio
    src={notes}
    playbackRate={${playbackRate}}
  />
`;
