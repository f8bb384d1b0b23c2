import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 44,
  description:
    'A file of three notes, shown as bars, and below it the composition. The colored part of the file begins later in the composition, and its bars are closer together when it plays faster.',
};

export const controls = z.object({
  from: z.number().int().min(0).max(60).default(24).describe('from'),
  startFrom: z.number().int().min(0).max(44).default(15).describe('startFrom'),
  endAt: z.number().int().min(46).max(90).default(60).describe('endAt'),
  playbackRate: z.number().min(0.5).max(2).multipleOf(0.1).default(1.5).describe('playbackRate'),
});

export type Props = z.infer<typeof controls>;

export const code = ({from, startFrom, endAt, playbackRate}: Props) => snippet`
  <Sequence from={${from}}>
    <Audio
      src={notes}
      startFrom={${startFrom}}
      endAt={${endAt}}
      playbackRate={${playbackRate}}
    />
  </Sequence>
`;
