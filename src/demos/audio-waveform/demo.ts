import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'A bright line swings around the middle of a dark screen, strongly with each beat and weakly between beats.',
};

export const controls = z.object({
  windowInSeconds: z
    .number()
    .min(0.05)
    .max(2)
    .multipleOf(0.05)
    .default(0.1)
    .describe('windowInSeconds'),
  numberOfSamples: z.number().int().min(8).max(96).default(40).describe('numberOfSamples'),
  normalize: z.boolean().default(false).describe('normalize'),
});

export type Props = z.infer<typeof controls>;

export const code = ({windowInSeconds, numberOfSamples, normalize}: Props) => snippet`
  const waveform = visualizeAudioWaveform({
    audioData,
    frame,
    fps,
    windowInSeconds: ${windowInSeconds},
    numberOfSamples: ${numberOfSamples},
    ${normalize && 'normalize: true,'}
  });
`;
