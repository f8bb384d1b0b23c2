import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'An ellipse and its three instructions. The second, a single arc, draws all but one pixel of it.',
};

export const controls = z.object({
  rx: z.number().int().min(20).max(230).default(220).describe('rx'),
  ry: z.number().int().min(20).max(200).default(130).describe('ry'),
});

export type Props = z.infer<typeof controls>;

export const code = ({rx, ry}: Props) => snippet`
  const {path} = makeEllipse({rx: ${rx}, ry: ${ry}});
`;
