import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 54,
  description:
    'Two cards count frames above a timeline. The left one counts those of the composition; the right one is there only while the playhead is on the bar of the sequence, and counts from 0.',
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
