import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'Two lists of a house’s instructions. On the left, there are eight kinds; on the right, only M, L, C and Z.',
};

export const controls = z.object({
  drawing: drawingControl('house'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const instructions = reduceInstructions(parsePath(${drawing}));
`;
