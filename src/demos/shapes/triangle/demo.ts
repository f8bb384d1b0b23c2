import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {roundingProp} from '../../parts/rounding.ts';
import {roundingControls} from '../../parts/rounding-controls.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 88,
  description:
    'A pen draws a triangle that points up, and it turns blue; its box is wider than it is high.',
};

export const controls = z.object({
  length: z.number().int().min(80).max(420).default(400).describe('length'),
  direction: z.enum(['up', 'right', 'down', 'left']).default('up').describe('direction'),
  ...roundingControls(30),
});

export type Props = z.infer<typeof controls>;

export const code = ({length, direction, ...corners}: Props) => snippet`
  <Triangle
    length={${length}}
    direction="${direction}"
    ${roundingProp(corners)}
    fill="#1d56e0"
    stroke="#0f1219"
    strokeWidth={8}
  />
`;
