import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'A house rocks from side to side, and a dashed box around it always touches its outermost points.',
};

export const controls = z.object({
  drawing: drawingControl('house'),
  angle: z.number().int().min(0).max(60).default(20).describe('Degrees to each side'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing, angle}: Props) => snippet`
  const turned = warpPath(${drawing}, rotateBy(${angle}));
  const {x1, y1, width, height} = getBoundingBox(turned);
`;
