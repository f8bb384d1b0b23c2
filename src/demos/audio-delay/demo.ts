import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 70,
  description:
    'A file of three notes, shown as bars. Below it, the composition is silent at first, then plays the file from its beginning. A playhead moves over both.',
};

export const controls = z.object({
  from: z.number().int().min(0).max(90).default(30).describe('from'),
});

export type Props = z.infer<typeof controls>;

export const code = ({from}: Props) => snippet`
  <Sequence from={${from}}>
    <Audio src={notes} />
  </Sequence>
`;
