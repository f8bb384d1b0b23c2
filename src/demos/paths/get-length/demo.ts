import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 90,
  description:
    'A heart is drawn, while a straight line below grows at the same speed. Above them is the length in pixels.',
};

export const controls = z.object({
  drawing: drawingControl('heart'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const length = getLength(${drawing});
`;
