import * as z from 'zod';
import {formulas} from './formulas.ts';

export const controls = z.object({
  formula: z
    .enum(['swing', 'swing and fade away', 'from the start again', 'forth and back'])
    .default('swing')
    .describe('Movement'),
  period: z.number().int().min(10).max(120).multipleOf(10).default(60).describe('Period, frames'),
});

export const code = ({formula, period}: z.infer<typeof controls>): string =>
  `const value = ${formulas[formula].text(period)};`;
