import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 54,
  description:
    'A search field in which letters are typed, above a list of compositions. With each letter, fewer names remain, and the letters that match are blue. The selection moves to the last name, and Enter opens it.',
};

export const controls = z.object({
  query: z.string().max(8).default('pd').describe('Text to type'),
});

export type Props = z.infer<typeof controls>;

export const code = ({query}: Props) => `Ctrl + K, then: ${query}`;
