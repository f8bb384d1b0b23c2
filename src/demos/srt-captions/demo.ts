import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 45,
  description:
    'On the left, the text of a subtitle file with three entries, with the current one marked. On the right, a landscape with the subtitle of that entry.',
};

export const controls = z.object({
  text: z.string().min(1).max(24).default('The sun comes up.').describe('First subtitle'),
});

export type Props = z.infer<typeof controls>;

export const code = ({text}: Props) => snippet`
  const {captions} = parseSrt({
    input: '1\\n00:00:00,500 --> 00:00:02,000\\n${text}\\n...',
  });
  // captions[0].startMs is 500
`;
