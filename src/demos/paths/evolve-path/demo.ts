import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 36,
  description: 'A pen draws a ribbon with a loop from its start, over a pale copy of the whole.',
};

export const controls = z.object({
  drawing: drawingControl('ribbon'),
  until: z.number().min(0).max(1).multipleOf(0.05).default(1).describe('Last progress'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing, until}: Props) => snippet`
  const progress = interpolate(frame, [0, 70], [0, ${until}], {
    extrapolateRight: 'clamp',
  });
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, ${drawing});
`;
