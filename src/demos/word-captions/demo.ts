import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 156,
  posterFrame: 40,
  description:
    'Large white words on a dark background, a few at a time: "Every frame is a function of time. Captions are data that you animate." The word that is being spoken has a blue background. A bar below shows the pages over time.',
};

export const controls = z.object({
  combineTokensWithinMilliseconds: z
    .number()
    .int()
    .min(0)
    .max(3000)
    .multipleOf(100)
    .default(800)
    .describe('Milliseconds per page'),
});

export type Props = z.infer<typeof controls>;

export const code = ({combineTokensWithinMilliseconds}: Props) => snippet`
  const {pages} = createTikTokStyleCaptions({
    captions,
    combineTokensWithinMilliseconds: ${combineTokensWithinMilliseconds},
  });
`;
