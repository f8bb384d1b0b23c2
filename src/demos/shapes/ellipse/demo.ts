import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 88,
  description:
    'A pen draws an ellipse counterclockwise, and it turns blue; its box is twice as wide as it is high.',
};

export const controls = z.object({
  rx: z.number().int().min(20).max(360).default(300).describe('rx'),
  ry: z.number().int().min(20).max(200).default(150).describe('ry'),
});

export type Props = z.infer<typeof controls>;

export const code = ({rx, ry}: Props) => snippet`
  <Ellipse
    rx={${rx}}
    ry={${ry}}
    fill="#1d56e0"
    stroke="#0f1219"
    strokeWidth={8}
  />
`;
