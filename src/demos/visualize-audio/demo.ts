import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 47,
  description:
    'Bars on a dark background rise and fall with music, the lowest frequencies on the left. The first bar is orange, the others are blue. The frequencies are below them.',
};

export const controls = z.object({
  numberOfSamples: z.enum(['16', '32', '64']).default('64').describe('numberOfSamples'),
  smoothing: z.boolean().default(true).describe('smoothing'),
  decibels: z.boolean().default(true).describe('Draw decibels'),
});

export type Props = z.infer<typeof controls>;

export const code = ({numberOfSamples, smoothing, decibels}: Props) => snippet`
  const bars = visualizeAudio({
    audioData,
    frame,
    fps,
    numberOfSamples: ${numberOfSamples},
    ${!smoothing && 'smoothing: false,'}
  })${decibels ? '.map(toHeight)' : ''};
`;
