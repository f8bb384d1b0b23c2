import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {roundingProp} from '../../parts/rounding.ts';
import {roundingControls} from '../../parts/rounding-controls.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 88,
  description:
    'A pen draws a star with five points clockwise, and it turns blue; the box around it touches its points.',
};

export const controls = z.object({
  points: z.number().int().min(3).max(12).default(5).describe('points'),
  innerRadius: z.number().int().min(20).max(200).default(100).describe('innerRadius'),
  outerRadius: z.number().int().min(20).max(200).default(200).describe('outerRadius'),
  ...roundingControls(0),
});

export type Props = z.infer<typeof controls>;

export const code = ({points, innerRadius, outerRadius, ...corners}: Props) => snippet`
  <Star
    points={${points}}
    innerRadius={${innerRadius}}
    outerRadius={${outerRadius}}
    ${roundingProp(corners)}
    fill="#1d56e0"
    stroke="#0f1219"
    strokeWidth={8}
  />
`;
