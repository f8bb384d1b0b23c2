import * as z from 'zod';

export const controls = z.object({
  first: z.number().min(0.25).max(4).multipleOf(0.25).default(0.5).describe('Speed at the start'),
  last: z.number().min(0.25).max(4).multipleOf(0.25).default(3).describe('Speed at the end'),
});

export const code = ({first, last}: z.infer<typeof controls>) =>
  [
    'const speedAt = (frame: number) =>',
    `  interpolate(frame, [30, 90], [${first}, ${last}], {`,
    "    extrapolateLeft: 'clamp',",
    "    extrapolateRight: 'clamp',",
    '  });',
  ].join('\n');
