import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 54,
  description:
    'Two cards count frames above a timeline. The left one counts the composition’s frames; the right one appears only while the playhead is on the sequence’s bar, and counts from 0.',
};

export const controls = z.object({
  from: z.number().int().min(-30).max(90).default(30).describe('from'),
  durationInFrames: z.number().int().min(10).max(120).default(60).describe('durationInFrames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({from, durationInFrames}: Props) => snippet`
  <Sequence from={${from}} durationInFrames={${durationInFrames}}>
    <Child />
  </Sequence>
`;
