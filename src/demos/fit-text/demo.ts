import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A box with a blue outline becomes wider and narrower. The words in it always fill the width, and two numbers show the width of the box and the size of the letters.',
};

export const controls = z.object({
  text: z.string().max(24).default('Fits the box').describe('Text'),
  fontWeight: z.number().int().min(100).max(900).multipleOf(100).default(700).describe('Weight'),
});

export type Props = z.infer<typeof controls>;

export const code = ({text, fontWeight}: Props) => snippet`
  const {fontSize} = fitText({
    text: ${JSON.stringify(text)},
    withinWidth: boxWidth,
    fontFamily,
    fontWeight: ${fontWeight},
    letterSpacing: '-0.03em',
  });
  const limited = Math.min(fontSize, 230);
`;
