import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 60,
  description:
    'A blue card with an arrow, moved to the right and turned, over the dashed outline of its original position.',
};

export const controls = z.object({
  order: z.enum(['translate first', 'rotate first']).default('translate first').describe('Order'),
  x: z.number().int().min(0).max(420).default(300).describe('translateX, pixels'),
  angle: z.number().int().min(-90).max(90).default(35).describe('rotate, degrees'),
  size: z.number().min(0.4).max(1.4).multipleOf(0.1).default(1).describe('scale'),
});

export type Props = z.infer<typeof controls>;

export const code = ({order, x, angle, size}: Props) => snippet`
  const transform = makeTransform([
    ${order === 'rotate first' && `rotate(${angle}),`}
    translateX(${x}),
    ${order === 'translate first' && `rotate(${angle}),`}
    scale(${size}),
  ]);
`;
