import * as z from 'zod';

const extrapolation = z.enum(['extend', 'clamp', 'wrap', 'identity']);

export const controls = z.object({
  start: z.number().int().min(0).max(40).default(20).describe('Input from'),
  end: z.number().int().min(45).max(90).default(60).describe('Input to'),
  extrapolateLeft: extrapolation.default('clamp').describe('extrapolateLeft'),
  extrapolateRight: extrapolation.default('extend').describe('extrapolateRight'),
});

export const code = ({start, end, extrapolateLeft, extrapolateRight}: z.infer<typeof controls>) =>
  [
    `const value = interpolate(frame, [${start}, ${end}], [0, 100], {`,
    `  extrapolateLeft: '${extrapolateLeft}',`,
    `  extrapolateRight: '${extrapolateRight}',`,
    '});',
  ].join('\n');
