import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 75,
  description:
    'Two cards count frames. The left one, the composition, counts to 149. The right one, inside a loop, starts again at 0 each time the playhead reaches the next of several bars on the timeline below.',
};

export const controls = z.object({
  durationInFrames: z.number().int().min(20).max(60).default(40).describe('durationInFrames'),
  times: z.number().int().min(1).max(8).default(3).describe('times'),
});

export type Props = z.infer<typeof controls>;

export const code = ({durationInFrames, times}: Props) => snippet`
  <Loop durationInFrames={${durationInFrames}} times={${times}}>
    <Child />
  </Loop>
`;
