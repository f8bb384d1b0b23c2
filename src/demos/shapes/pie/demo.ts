import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 88,
  description:
    'A pen draws three quarters of a disc, clockwise from the top and back to the center, and the piece turns blue.',
};

export const controls = z.object({
  radius: z.number().int().min(40).max(200).default(190).describe('radius'),
  progress: z.number().min(0).max(1).multipleOf(0.01).default(0.75).describe('progress'),
  rotation: z.number().min(0).max(6.28).multipleOf(0.01).default(0).describe('rotation, radians'),
  closePath: z.boolean().default(true).describe('closePath'),
  counterClockwise: z.boolean().default(false).describe('counterClockwise'),
});

export type Props = z.infer<typeof controls>;

export const code = ({radius, progress, rotation, closePath, counterClockwise}: Props) => snippet`
  <Pie
    radius={${radius}}
    progress={${progress}}
    rotation={${rotation}}
    ${!closePath && 'closePath={false}'}
    ${counterClockwise && 'counterClockwise'}
    fill="#1d56e0"
    stroke="#0f1219"
    strokeWidth={8}
  />
`;
