import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {roundingProp} from '../../parts/rounding.ts';
import {roundingControls} from '../../parts/rounding-controls.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 88,
  description:
    'A pen draws a rectangle with rounded corners, clockwise from the upper right, and it turns blue.',
};

export const controls = z.object({
  width: z.number().int().min(60).max(640).default(520).describe('width'),
  height: z.number().int().min(60).max(380).default(300).describe('height'),
  ...roundingControls(48),
});

export type Props = z.infer<typeof controls>;

export const code = ({width, height, ...corners}: Props) => snippet`
  <Rect
    width={${width}}
    height={${height}}
    ${roundingProp(corners)}
    fill="#1d56e0"
    stroke="#0f1219"
    strokeWidth={8}
  />
`;
