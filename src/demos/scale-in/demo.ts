import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  width: 1280,
  height: 720,
  durationInFrames: 90,
  posterFrame: 22,
  description:
    'The word Hello grows on the left. On the right, a graph of its scale over the frames rises and levels off, with a dot at the current frame.',
};

export const controls = z.object({
  until: z.number().int().min(5).max(80).default(40).describe('Last frame of the movement'),
  clamp: z.boolean().default(true).describe('Clamp on the right'),
});

export type Props = z.infer<typeof controls>;

export const code = ({until, clamp}: Props) => snippet`
  const frame = useCurrentFrame();
  const scale = interpolate(frame, [0, ${until}], [0.2, 1]${clamp ? ', {' : ');'}
  ${clamp && "  extrapolateRight: 'clamp',"}
  ${clamp && '});'}
`;
