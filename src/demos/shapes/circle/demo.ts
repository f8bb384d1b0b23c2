import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 88,
  description:
    'A pen draws the outline of a circle, which turns blue; its width and height are next to it.',
};

export const controls = z.object({
  radius: z.number().int().min(40).max(200).default(170).describe('radius'),
});

export type Props = z.infer<typeof controls>;

export const code = ({radius}: Props) => snippet`
  <Circle
    radius={${radius}}
    fill="#1d56e0"
    stroke="#0f1219"
    strokeWidth={8}
  />
`;
