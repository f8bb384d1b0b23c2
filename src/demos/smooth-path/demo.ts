import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 22,
  description:
    'Points with a straight gray line and a soft blue curve through them. The points move up and down, and the curve follows.',
};

export const controls = z.object({
  points: z.number().int().min(2).max(12).default(7).describe('Points'),
});

export type Props = z.infer<typeof controls>;

export const code = ({points}: Props) => snippet`
  const d = createSmoothSvgPath({
    points: values.slice(0, ${points}).map((value, index) => ({
      x: (index / ${points - 1}) * width,
      y: height - value * height,
    })),
  });
`;
