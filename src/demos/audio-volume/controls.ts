import * as z from 'zod';

export const controls = z.object({
  fadeIn: z.number().int().min(1).max(50).default(30).describe('Fade in, frames'),
  fadeOut: z.number().int().min(1).max(50).default(40).describe('Fade out, frames'),
  loudest: z.number().min(0).max(1).multipleOf(0.05).default(0.8).describe('Volume between'),
});

export const code = ({fadeIn, fadeOut, loudest}: z.infer<typeof controls>) =>
  [
    '<Audio',
    '  src={music}',
    '  volume={(frame) =>',
    '    interpolate(',
    '      frame,',
    `      [0, ${fadeIn}, ${119 - fadeOut}, 119],`,
    `      [0, ${loudest}, ${loudest}, 0],`,
    '    )',
    '  }',
    '/>',
  ].join('\n');
