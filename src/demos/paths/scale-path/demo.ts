import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 70,
  description:
    'A heart becomes wider and shorter than its pale copy. The upper left corner of its box stays where it is.',
};

export const controls = z.object({
  drawing: drawingControl('heart'),
  scaleX: z.number().min(-0.7).max(1.3).multipleOf(0.05).default(1.3).describe('scaleX'),
  scaleY: z.number().min(-0.2).max(1.3).multipleOf(0.05).default(0.7).describe('scaleY'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing, scaleX, scaleY}: Props) => snippet`
  const path = scalePath(${drawing}, ${scaleX}, ${scaleY});
`;
