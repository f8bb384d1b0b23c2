import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 40,
  description:
    'A list of emoji names. Next to each, a bar fills repeatedly, each time for as long as the emoji’s animation takes.',
};

export const controls = z.object({
  tag: z.string().max(16).default('heart').describe('Part of a tag'),
});

export type Props = z.infer<typeof controls>;

export const code = ({tag}: Props) => snippet`
  const found = getAvailableEmojis().filter(({tags}) =>
    tags.some((tag) => tag.includes(${JSON.stringify(tag)})),
  );
`;
