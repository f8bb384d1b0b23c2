import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 91,
  posterFrame: 45,
  description:
    'A graph with frames from left to right and values from bottom to top. The line is flat, climbs from 0 to 100 between two marked frames, and then continues. A square next to it moves as high as the dot on the line.',
};

const extrapolation = z.enum(['extend', 'clamp', 'wrap', 'identity']);

export const controls = z.object({
  start: z.number().int().min(0).max(40).default(20).describe('Input from'),
  end: z.number().int().min(45).max(90).default(60).describe('Input to'),
  extrapolateLeft: extrapolation.default('clamp').describe('extrapolateLeft'),
  extrapolateRight: extrapolation.default('extend').describe('extrapolateRight'),
});

export type Props = z.infer<typeof controls>;

export const code = ({start, end, extrapolateLeft, extrapolateRight}: Props) => snippet`
  const value = interpolate(frame, [${start}, ${end}], [0, 100], {
    extrapolateLeft: '${extrapolateLeft}',
    extrapolateRight: '${extrapolateRight}',
  });
`;
