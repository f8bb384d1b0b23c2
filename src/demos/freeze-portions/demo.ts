import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 60,
  description:
    'A landscape passes by, stops for a while, and continues where it stopped. Below, the video’s film strip has a block of one color where the picture is held.',
};

export const controls = z.object({
  at: z.number().int().min(1).max(80).default(40).describe('Freeze at'),
  hold: z.number().int().min(1).max(60).default(45).describe('Hold, frames'),
});

export type Props = z.infer<typeof controls>;

export const code = ({at, hold}: Props) => `const pauses = [{at: ${at}, hold: ${hold}}];`;
