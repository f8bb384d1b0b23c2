import * as z from 'zod';

export const controls = z.object({
  damping: z.number().int().min(3).max(40).default(6).describe('Damping'),
  mass: z.number().min(0.2).max(3).multipleOf(0.1).default(1).describe('Mass'),
  threshold: z.number().min(0.005).max(0.3).multipleOf(0.005).default(0.05).describe('Threshold'),
});

export const code = ({damping, mass, threshold}: z.infer<typeof controls>): string =>
  [
    'const settled = measureSpring({',
    '  fps: 30,',
    `  config: {damping: ${damping}, mass: ${mass}},`,
    `  threshold: ${threshold},`,
    '});',
  ].join('\n');
