import * as z from 'zod';

export const controls = z.object({
  x: z.number().int().min(-250).max(250).default(180).describe('Translate X in pixels'),
  rotate: z.number().int().min(-180).max(180).default(30).describe('Rotate in degrees'),
  scale: z.number().min(0).max(2).multipleOf(0.1).default(1.4).describe('Scale'),
  skew: z.number().int().min(-60).max(60).default(0).describe('Skew X in degrees'),
  origin: z.enum(['center', 'top left', 'bottom']).default('center').describe('Transform origin'),
});

export const code = ({x, rotate, scale, skew, origin}: z.infer<typeof controls>): string =>
  [
    'const style = {',
    '  transform: [',
    `    'translateX(${x}px)',`,
    `    'rotate(${rotate}deg)',`,
    `    'scale(${scale})',`,
    `    'skewX(${skew}deg)',`,
    "  ].join(' '),",
    `  transformOrigin: '${origin}',`,
    '};',
  ].join('\n');
