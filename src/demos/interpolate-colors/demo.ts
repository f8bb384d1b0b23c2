import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 91,
  posterFrame: 30,
  description:
    'A large rectangle changes from blue through yellow to red. Below it, a strip shows all the colors in between, with a playhead that moves from left to right.',
};

export const controls = z.object({
  first: z.string().default('#1d56e0').describe('Color at frame 0'),
  second: z.string().default('#ffc53d').describe('Color at frame 45'),
  third: z.string().default('#d43a1d').describe('Color at frame 90'),
});

export type Props = z.infer<typeof controls>;

export const code = ({first, second, third}: Props) => snippet`
  const color = interpolateColors(
    frame,
    [0, 45, 90],
    ['${first}', '${second}', '${third}'],
  );
`;
