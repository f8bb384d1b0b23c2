import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 66,
  description:
    'A sound, shown as bars that are low at both ends and high in between, under a curve that rises, stays level and falls. A dot follows the curve, and a number says how loud it is.',
};

export const controls = z.object({
  fadeIn: z.number().int().min(1).max(50).default(30).describe('Fade in, frames'),
  fadeOut: z.number().int().min(1).max(50).default(40).describe('Fade out, frames'),
  loudest: z.number().min(0).max(1).multipleOf(0.05).default(0.8).describe('Volume between'),
});

export type Props = z.infer<typeof controls>;

export const code = ({fadeIn, fadeOut, loudest}: Props) => snippet`
  <Audio
    src={music}
    volume={(frame) =>
      interpolate(
        frame,
        [0, ${fadeIn}, ${119 - fadeOut}, 119],
        [0, ${loudest}, ${loudest}, 0],
      )
    }
  />
`;
