import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 20,
  description: 'The lines of a house bend into waves that run through it from top to bottom.',
};

export const controls = z.object({
  drawing: drawingControl('house'),
  amplitude: z.number().int().min(0).max(60).default(24).describe('Width of the waves'),
  wavelength: z.number().int().min(20).max(200).default(70).describe('Length of the waves'),
  interpolationThreshold: z
    .number()
    .int()
    .min(1)
    .max(200)
    .default(4)
    .describe('interpolationThreshold'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing, amplitude, wavelength, interpolationThreshold}: Props) => snippet`
  const path = warpPath(
    ${drawing},
    ({x, y}) => ({x: x + Math.sin(y / ${wavelength} + phase) * ${amplitude}, y}),
    {interpolationThreshold: ${interpolationThreshold}},
  );
`;
