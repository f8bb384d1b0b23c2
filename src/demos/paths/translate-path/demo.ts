import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 80,
  description: 'A leaf moves to the right and down, away from its pale copy.',
};

export const controls = z.object({
  drawing: drawingControl('leaf'),
  x: z.number().int().min(-260).max(260).default(160).describe('x'),
  y: z.number().int().min(-100).max(100).default(60).describe('y'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing, x, y}: Props) => snippet`
  const path = translatePath(${drawing}, ${x}, ${y});
`;
