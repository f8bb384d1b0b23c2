import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 80,
  description:
    'A heart with a thick line is cut off at its bounding box. Then the visible area grows in all directions until the whole line is inside.',
};

export const controls = z.object({
  drawing: drawingControl('heart'),
  scale: z.number().min(0.5).max(1.6).multipleOf(0.05).default(1.2).describe('scale'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing, scale}: Props) => snippet`
  const {viewBox} = getBoundingBox(${drawing});
  const larger = extendViewBox(viewBox, ${scale});
`;
