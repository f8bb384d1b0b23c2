import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 24,
  description:
    'A file of three notes, shown as bars. Only the middle part is colored. Below it, the composition begins with that part and is silent after it. A playhead moves over both.',
};

export const controls = z.object({
  startFrom: z.number().int().min(0).max(44).default(21).describe('startFrom'),
  endAt: z.number().int().min(46).max(90).default(75).describe('endAt'),
});

export type Props = z.infer<typeof controls>;

export const code = ({startFrom, endAt}: Props) => snippet`
  <Audio
    src={notes}
    startFrom={${startFrom}}
    endAt={${endAt}}
  />
`;
