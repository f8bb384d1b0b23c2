import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 60,
  posterFrame: 18,
  description:
    'A curve rises steeply and levels off, above a dotted straight line. Two squares climb next to it: one follows the curve and stays ahead of the other, which follows the straight line.',
};

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

export type Props = z.infer<typeof controls>;

/** `back` and `elastic` are made by a call; the others are functions as they are. */
const nameOf = (curve: string) =>
  curve === 'back' || curve === 'elastic' ? `Easing.${curve}()` : `Easing.${curve}`;

export const code = ({curve, direction}: Props) => snippet`
  const x = interpolate(frame, [0, 45], [0, 1], {
    easing: Easing.${direction}(${nameOf(curve)}),
    extrapolateRight: 'clamp',
  });
`;
