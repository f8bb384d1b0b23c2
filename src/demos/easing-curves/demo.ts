import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 60,
  posterFrame: 20,
  description:
    'Fourteen small graphs, each with the name of its curve below: linear, quad, cubic, poly, sin, circle, exp, ease, back, elastic, bounce, bezier, step0 and step1. A dot moves along each curve from the bottom left to the top right.',
};

export const controls = z.object({
  direction: z.enum(['in', 'out', 'inOut']).default('in').describe('Direction'),
});

export type Props = z.infer<typeof controls>;

export const code = ({direction}: Props) => snippet`
  const x = interpolate(frame, [0, 45], [0, 1], {
    easing: Easing.${direction}(Easing.cubic),
    extrapolateRight: 'clamp',
  });
`;
