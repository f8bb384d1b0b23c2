import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {singleLines} from '../../parts/drawings.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 66,
  description: 'A paper plane flies along a ribbon with a loop, and its nose always points ahead.',
};

export const controls = z.object({
  // The others have arcs, on which the package returns the opposite direction.
  drawing: z.enum(singleLines).default('ribbon').describe('Drawing'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const length = getLength(${drawing}) * progress;
  const point = getPointAtLength(${drawing}, length);
  const tangent = getTangentAtLength(${drawing}, length);
  const angle = Math.atan2(tangent.y, tangent.x);
`;
