import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  width: 1280,
  height: 720,
  durationInFrames: 120,
  posterFrame: 96,
  description:
    'A runner’s dot moves along a mountain ridge to the finish. Above it are a name and a clock, which counts up to the finish time.',
};

export const controls = z.object({
  name: z.string().max(18).default('Ada').describe('Name'),
  minutes: z.number().int().min(120).max(420).default(260).describe('Minutes to the finish'),
  color: z.string().default('#f04d2e').describe('Color'),
});

export type Props = z.infer<typeof controls>;

export const code = ({name, minutes, color}: Props) =>
  JSON.stringify({name, minutes, color}, null, 2);
