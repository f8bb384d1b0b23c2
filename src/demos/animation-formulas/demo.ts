import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {formulas} from './formulas.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 75,
  description:
    'A wave between -1 and 1 over 120 frames, drawn frame by frame. A square next to it moves up and down with the dot on the curve.',
};

export const controls = z.object({
  formula: z
    .enum(['swing', 'swing and fade out', 'restart', 'back and forth'])
    .default('swing')
    .describe('Movement'),
  period: z.number().int().min(10).max(120).multipleOf(10).default(60).describe('Period, frames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({formula, period}: Props) =>
  `const value = ${formulas[formula].text(period)};`;
