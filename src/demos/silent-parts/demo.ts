import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 118,
  description:
    'Bars show how loud a recording is over time. A line marks the threshold; stretches of bars below it turn gray. A second, shorter row joins the blue bars that remain.',
};

export const controls = z.object({
  threshold: z.number().int().min(-55).max(-12).default(-35).describe('Threshold, decibels'),
  minimum: z
    .number()
    .min(0.25)
    .max(2)
    .multipleOf(0.25)
    .default(0.5)
    .describe('Shortest silence, seconds'),
});

export type Props = z.infer<typeof controls>;

export const code = ({threshold, minimum}: Props) => snippet`
  const {audibleParts} = await getSilentParts({
    src: path.resolve('public/talk.mp4'),
    noiseThresholdInDecibels: ${threshold},
    minDurationInSeconds: ${minimum},
  });
`;
