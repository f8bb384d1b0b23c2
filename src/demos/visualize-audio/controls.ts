import * as z from 'zod';

export const controls = z.object({
  numberOfSamples: z.enum(['16', '32', '64']).default('64').describe('numberOfSamples'),
  smoothing: z.boolean().default(true).describe('smoothing'),
  decibels: z.boolean().default(true).describe('Draw decibels'),
});

export const code = ({numberOfSamples, smoothing, decibels}: z.infer<typeof controls>) =>
  [
    'const bars = visualizeAudio({',
    '  audioData,',
    '  frame,',
    '  fps,',
    `  numberOfSamples: ${numberOfSamples},`,
    ...(smoothing ? [] : ['  smoothing: false,']),
    `})${decibels ? '.map(toHeight)' : ''};`,
  ].join('\n');
