import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 70,
  description:
    'Two pens draw the same ribbon from opposite ends, a blue one from its start and a red one from its end.',
};

export const controls = z.object({
  drawing: drawingControl('ribbon'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const forward = evolvePath(progress, ${drawing});
  const reversed = reversePath(${drawing});
  const backward = evolvePath(progress, reversed);
`;
