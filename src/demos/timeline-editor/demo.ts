import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 52,
  description:
    'An editor: above, the picture of a landscape with a title; below, three tracks with bars for a title, two clips and music, and a red playhead that moves over them.',
};

export const controls = z.object({
  pixelsPerFrame: z
    .number()
    .min(2)
    .max(12)
    .multipleOf(0.5)
    .default(5.5)
    .describe('Pixels per frame'),
  from: z.number().int().min(0).max(100).default(30).describe('Start of the title, frame'),
  durationInFrames: z.number().int().min(10).max(120).default(60).describe('Length of the title'),
});

export type Props = z.infer<typeof controls>;

export const code = ({pixelsPerFrame, from, durationInFrames}: Props) => snippet`
  const title = {from: ${from}, durationInFrames: ${durationInFrames}};
  const left = toPixels(title.from, ${pixelsPerFrame}); // ${Math.round(from * pixelsPerFrame)}
  const width = toPixels(title.durationInFrames, ${pixelsPerFrame}); // ${Math.round(durationInFrames * pixelsPerFrame)}
`;
