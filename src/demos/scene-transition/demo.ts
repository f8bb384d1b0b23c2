import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 41,
  description:
    'Three scenes in blue, red and black, with the words One, Two and Three. Each changes into the next; in the still, part of the first is visible next to the second.',
};

export const controls = z.object({
  presentation: z
    .enum(['wipe', 'slide', 'fade', 'flip', 'clockWipe'])
    .default('wipe')
    .describe('Presentation'),
  timing: z.enum(['linear', 'spring']).default('linear').describe('Timing'),
  frames: z.number().int().min(2).max(30).default(20).describe('Frames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({presentation, timing, frames}: Props) => snippet`
  <TransitionSeries.Transition
    presentation={${presentation}(${presentation === 'clockWipe' ? '{width, height}' : ''})}
    timing={${timing}Timing({durationInFrames: ${frames}})}
  />
`;
