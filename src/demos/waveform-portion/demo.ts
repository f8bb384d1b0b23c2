import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 44,
  description:
    'Below, a whole sound, shown as small bars with one part between two orange lines; above, that part as large bars. A playhead moves over both.',
};

export const controls = z.object({
  startTimeInSeconds: z
    .number()
    .min(0)
    .max(3)
    .multipleOf(0.1)
    .default(1)
    .describe('startTimeInSeconds'),
  durationInSeconds: z
    .number()
    .min(0.2)
    .max(2)
    .multipleOf(0.1)
    .default(1)
    .describe('durationInSeconds'),
  numberOfSamples: z.number().int().min(8).max(60).default(32).describe('numberOfSamples'),
  normalize: z.boolean().default(true).describe('normalize'),
});

export type Props = z.infer<typeof controls>;

export const code = ({
  startTimeInSeconds,
  durationInSeconds,
  numberOfSamples,
  normalize,
}: Props) => snippet`
  const bars = getWaveformPortion({
    audioData,
    startTimeInSeconds: ${startTimeInSeconds},
    durationInSeconds: ${durationInSeconds},
    numberOfSamples: ${numberOfSamples},
    ${!normalize && 'normalize: false,'}
  });
`;
