import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A blue square is moved, rotated, enlarged and skewed, and then returns to its original shape and place. A dashed outline stays at its place in the layout, and a red dot marks the transform origin.',
};

export const controls = z.object({
  x: z.number().int().min(-250).max(250).default(180).describe('Translate X in pixels'),
  rotate: z.number().int().min(-180).max(180).default(30).describe('Rotate in degrees'),
  scale: z.number().min(0).max(2).multipleOf(0.1).default(1.4).describe('Scale'),
  skew: z.number().int().min(-60).max(60).default(0).describe('Skew X in degrees'),
  origin: z.enum(['center', 'top left', 'bottom']).default('center').describe('Transform origin'),
});

export type Props = z.infer<typeof controls>;

export const code = ({x, rotate, scale, skew, origin}: Props) => snippet`
  const style = {
    transform: [
      'translateX(${x}px)',
      'rotate(${rotate}deg)',
      'scale(${scale})',
      'skewX(${skew}deg)',
    ].join(' '),
    transformOrigin: '${origin}',
  };
`;
