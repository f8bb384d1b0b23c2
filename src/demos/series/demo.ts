import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 46,
  description:
    'Three bars on a timeline, A, B and C, each beginning where the previous one ends. As the playhead passes, the bar under it lights up and a card with its letter takes the next place.',
};

export const controls = z.object({
  durationInFrames: z.number().int().min(10).max(60).default(40).describe('durationInFrames of B'),
  offset: z.number().int().min(-25).max(20).default(0).describe('offset of B'),
});

export type Props = z.infer<typeof controls>;

export const code = ({durationInFrames, offset}: Props) => snippet`
  <Series>
    <Series.Sequence durationInFrames={30}>
      <A />
    </Series.Sequence>
    <Series.Sequence durationInFrames={${durationInFrames}}${offset === 0 ? '' : ` offset={${offset}}`}>
      <B />
    </Series.Sequence>
    <Series.Sequence durationInFrames={30}>
      <C />
    </Series.Sequence>
  </Series>
`;
