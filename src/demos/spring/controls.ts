import * as z from 'zod';

export const controls = z.object({
  damping: z.number().int().min(1).max(40).default(10).describe('Damping'),
  mass: z.number().min(0.2).max(4).multipleOf(0.1).default(1).describe('Mass'),
  stiffness: z.number().int().min(10).max(400).default(100).describe('Stiffness'),
  overshootClamping: z.boolean().default(false).describe('Clamp the overshoot'),
});

export const code = ({damping, mass, stiffness, overshootClamping}: z.infer<typeof controls>) =>
  [
    'const value = spring({',
    '  frame,',
    '  fps,',
    '  config: {',
    `    damping: ${damping},`,
    `    mass: ${mass},`,
    `    stiffness: ${stiffness},`,
    ...(overshootClamping ? ['    overshootClamping: true,'] : []),
    '  },',
    '});',
  ].join('\n');
