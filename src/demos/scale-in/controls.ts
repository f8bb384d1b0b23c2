import * as z from 'zod';

export const controls = z.object({
  until: z.number().int().min(5).max(80).default(40).describe('Last frame of the movement'),
  clamp: z.boolean().default(true).describe('Clamp on the right'),
});

export const code = ({until, clamp}: z.infer<typeof controls>): string =>
  [
    'const frame = useCurrentFrame();',
    `const scale = interpolate(frame, [0, ${until}], [0.2, 1]${clamp ? ', {' : ');'}`,
    ...(clamp ? ["  extrapolateRight: 'clamp',", '});'] : []),
  ].join('\n');
