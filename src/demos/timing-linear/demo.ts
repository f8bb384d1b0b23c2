import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 24,
  description:
    'A curve that rises in 45 frames, with a dot on it. Next to it, hills at night push hills in daylight to the right, as far as the dot has risen.',
};

export const controls = z.object({
  durationInFrames: z.number().int().min(5).max(60).default(45).describe('Frames'),
  easing: z
    .enum(['none', 'ease', 'in', 'out', 'inOut', 'bounce'])
    .default('inOut')
    .describe('Easing'),
});

export type Props = z.infer<typeof controls>;

const names = {
  ease: 'Easing.ease',
  in: 'Easing.in(Easing.cubic)',
  out: 'Easing.out(Easing.cubic)',
  inOut: 'Easing.inOut(Easing.cubic)',
  bounce: 'Easing.bounce',
};

export const code = ({durationInFrames, easing}: Props) => snippet`
  linearTiming({
    durationInFrames: ${durationInFrames},
    ${easing !== 'none' && `easing: ${names[easing]},`}
  })
`;
