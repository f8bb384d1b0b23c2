import * as z from 'zod';

export const controls = z.object({
  presentation: z
    .enum(['slide', 'fade', 'wipe', 'flip', 'clockWipe'])
    .default('slide')
    .describe('Presentation'),
  timing: z.enum(['linear', 'spring']).default('linear').describe('Timing'),
  frames: z.number().int().min(2).max(30).default(20).describe('Frames'),
});

export const code = ({presentation, timing, frames}: z.infer<typeof controls>): string =>
  [
    '<TransitionSeries.Transition',
    `  presentation={${presentation}(${presentation === 'clockWipe' ? '{width, height}' : ''})}`,
    `  timing={${timing}Timing({durationInFrames: ${frames}})}`,
    '/>',
  ].join('\n');
