import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 38,
  description:
    'A red disc flies in loops over a dark background and pulls a long tail behind it that fades toward its end.',
};

export const controls = z.object({
  layers: z.number().int().min(0).max(50).default(40).describe('Layers'),
  lagInFrames: z.number().min(0.1).max(3).multipleOf(0.1).default(0.5).describe('Lag, frames'),
  trailOpacity: z.number().min(0).max(1).multipleOf(0.05).default(0.7).describe('Trail opacity'),
});

export type Props = z.infer<typeof controls>;

export const code = ({layers, lagInFrames, trailOpacity}: Props) => snippet`
  <Trail
    layers={${layers}}
    lagInFrames={${lagInFrames}}
    trailOpacity={${trailOpacity}}
  >
    <Disc />
  </Trail>
`;
