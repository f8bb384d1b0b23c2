import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {roundingProp} from '../../parts/rounding.ts';
import {roundingControls} from '../../parts/rounding-controls.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 88,
  description:
    'A pen draws a hexagon clockwise, and it turns blue; the box around it is taller than it is wide.',
};

export const controls = z.object({
  points: z.number().int().min(3).max(12).default(6).describe('points'),
  radius: z.number().int().min(40).max(200).default(200).describe('radius'),
  ...roundingControls(0),
});

export type Props = z.infer<typeof controls>;

export const code = ({points, radius, ...corners}: Props) => snippet`
  <Polygon
    points={${points}}
    radius={${radius}}
    ${roundingProp(corners)}
    fill="#1d56e0"
    stroke="#0f1219"
    strokeWidth={8}
  />
`;
