import * as z from 'zod';

export const controls = z.object({
  threshold: z.number().int().min(-55).max(-12).default(-35).describe('Threshold, decibels'),
  minimum: z.number().min(0.25).max(2).multipleOf(0.25).default(0.5).describe('Shortest, seconds'),
});

export const code = ({threshold, minimum}: z.infer<typeof controls>) =>
  [
    'const {audibleParts} = await getSilentParts({',
    "  src: path.resolve('public/talk.mp4'),",
    `  noiseThresholdInDecibels: ${threshold},`,
    `  minDurationInSeconds: ${minimum},`,
    '});',
  ].join('\n');
