import * as z from 'zod';

export const controls = z.object({
  durationInFrames: z.number().int().min(10).max(60).default(40).describe('durationInFrames of B'),
  offset: z.number().int().min(-25).max(20).default(0).describe('offset of B'),
});

export const code = ({durationInFrames, offset}: z.infer<typeof controls>) =>
  [
    '<Series>',
    '  <Series.Sequence durationInFrames={30}>',
    '    <A />',
    '  </Series.Sequence>',
    `  <Series.Sequence durationInFrames={${durationInFrames}}${offset === 0 ? '' : ` offset={${offset}}`}>`,
    '    <B />',
    '  </Series.Sequence>',
    '  <Series.Sequence durationInFrames={30}>',
    '    <C />',
    '  </Series.Sequence>',
    '</Series>',
  ].join('\n');
