import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 20,
  description:
    'A soft blue shape with a wavy outline, like a drop in zero gravity, and two fainter ones around it. It changes in an endless loop: the last frame leads to the first.',
};

export const controls = z.object({
  detail: z.number().min(0.2).max(3).multipleOf(0.1).default(0.9).describe('Detail'),
  speed: z.number().min(0).max(1.5).multipleOf(0.05).default(0.5).describe('Speed'),
  height: z.number().int().min(0).max(120).default(70).describe('Height, pixels'),
});

export type Props = z.infer<typeof controls>;

export const code = ({detail, speed, height}: Props) => snippet`
  const radius =
    150 +
    ${height} *
      noise4D(
        'drop',
        Math.cos(angle) * ${detail},
        Math.sin(angle) * ${detail},
        Math.cos(time) * ${speed},
        Math.sin(time) * ${speed},
      );
`;
