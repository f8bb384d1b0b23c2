import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 20,
  description: 'Lights at equal distances move along a leaf, like a chain.',
};

export const controls = z.object({
  drawing: drawingControl('leaf'),
  dots: z.number().int().min(1).max(40).default(16).describe('Dots'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing, dots}: Props) => snippet`
  const length = getLength(${drawing});
  const points = Array.from({length: ${dots}}, (_, index) =>
    getPointAtLength(${drawing}, ((index + progress) / ${dots}) * length),
  );
`;
