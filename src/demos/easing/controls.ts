import * as z from 'zod';

export const controls = z.object({
  curve: z
    .enum([
      'linear',
      'quad',
      'cubic',
      'sin',
      'circle',
      'exp',
      'ease',
      'back',
      'elastic',
      'bounce',
      'step0',
      'step1',
    ])
    .default('cubic')
    .describe('Curve'),
  direction: z.enum(['in', 'out', 'inOut']).default('out').describe('Direction'),
});

/** `back` and `elastic` are made by a call; the others are functions as they are. */
const nameOf = (curve: string) =>
  curve === 'back' || curve === 'elastic' ? `Easing.${curve}()` : `Easing.${curve}`;

export const code = ({curve, direction}: z.infer<typeof controls>) =>
  [
    'const x = interpolate(frame, [0, 45], [0, 1], {',
    `  easing: Easing.${direction}(${nameOf(curve)}),`,
    "  extrapolateRight: 'clamp',",
    '});',
  ].join('\n');
