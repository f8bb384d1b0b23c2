import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 70,
  description:
    'A landscape passes by, slowly at first, then faster and faster. Below, one film strip shows the file and another the video, in which the first colors are stretched and the last ones squeezed.',
};

export const controls = z.object({
  first: z.number().min(0.25).max(4).multipleOf(0.25).default(0.5).describe('Speed at the start'),
  last: z.number().min(0.25).max(4).multipleOf(0.25).default(3).describe('Speed at the end'),
});

export type Props = z.infer<typeof controls>;

export const code = ({first, last}: Props) => snippet`
  const speedAt = (frame: number) =>
    interpolate(frame, [30, 90], [${first}, ${last}], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
`;
