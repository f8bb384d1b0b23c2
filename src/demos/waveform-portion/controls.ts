import * as z from 'zod';

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

export const code = ({
  startTimeInSeconds,
  durationInSeconds,
  numberOfSamples,
  normalize,
}: z.infer<typeof controls>) =>
  [
    'const bars = getWaveformPortion({',
    '  audioData,',
    `  startTimeInSeconds: ${startTimeInSeconds},`,
    `  durationInSeconds: ${durationInSeconds},`,
    `  numberOfSamples: ${numberOfSamples},`,
    ...(normalize ? [] : ['  normalize: false,']),
    '});',
  ].join('\n');
