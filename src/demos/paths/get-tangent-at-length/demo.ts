import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 66,
  description: 'A paper plane flies along a ribbon with a loop, and its nose always points ahead.',
};

export const controls = z.object({
  drawing: drawingControl('ribbon'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const length = getLength(${drawing}) * progress;
  const point = getPointAtLength(${drawing}, length);
  const tangent = getTangentAtLength(${drawing}, length);
  const angle = Math.atan2(tangent.y, tangent.x);
`;
