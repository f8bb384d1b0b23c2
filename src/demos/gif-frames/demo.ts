import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  durationInFrames: 60,
  posterFrame: 22,
  description:
    'A dot circles smoothly on the left and in steps on the right. Below, a row of marks shows which frames of the composition are in the GIF.',
};

export const controls = z.object({
  everyNthFrame: z.number().int().min(1).max(10).default(3).describe('--every-nth-frame'),
});

export type Props = z.infer<typeof controls>;

export const code = ({everyNthFrame}: Props) =>
  `npx remotion render Orbit orbit.gif --every-nth-frame=${everyNthFrame}`;
