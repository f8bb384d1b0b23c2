import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {roundingOption} from '../../parts/rounding.ts';
import {roundingControls} from '../../parts/rounding-controls.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A rectangle with rounded corners, points at both ends of each corner, and the list of its lines and arcs.',
};

export const controls = z.object({
  width: z.number().int().min(60).max(450).default(420).describe('width'),
  height: z.number().int().min(60).max(400).default(280).describe('height'),
  ...roundingControls(48),
});

export type Props = z.infer<typeof controls>;

export const code = ({width, height, ...corners}: Props) => snippet`
  const {path} = makeRect({
    width: ${width},
    height: ${height},
    ${roundingOption(corners)}
  });
`;
