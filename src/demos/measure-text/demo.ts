import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 80,
  description:
    'A word in large letters on a white background. Boxes of different widths are drawn around its letters, one after another, each with its width below. A line under the word shows the total width.',
};

export const controls = z.object({
  text: z.string().min(1).max(8).default('Wide').describe('Text'),
  fontSize: z.number().int().min(80).max(200).multipleOf(10).default(180).describe('Font size'),
  fontWeight: z.number().int().min(100).max(900).multipleOf(100).default(700).describe('Weight'),
});

export type Props = z.infer<typeof controls>;

export const code = ({text, fontSize, fontWeight}: Props) => snippet`
  const {width} = measureText({
    text: ${JSON.stringify(text)},
    fontFamily,
    fontSize: ${fontSize},
    fontWeight: ${fontWeight},
  });
`;
