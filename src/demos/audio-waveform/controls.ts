import * as z from 'zod';

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

export const code = ({windowInSeconds, numberOfSamples, normalize}: z.infer<typeof controls>) =>
  [
    'const waveform = visualizeAudioWaveform({',
    '  audioData,',
    '  frame,',
    '  fps,',
    `  windowInSeconds: ${windowInSeconds},`,
    `  numberOfSamples: ${numberOfSamples},`,
    ...(normalize ? ['  normalize: true,'] : []),
    '});',
  ].join('\n');
