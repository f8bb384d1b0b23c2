import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  width: 1280,
  height: 720,
  durationInFrames: 90,
  posterFrame: 60,
  description:
    'A ticket slides in. It shows a name in large letters, and a seat number in a colored stub on the right.',
};

export const controls = z.object({
  name: z.string().max(14).default('Ada').describe('Name'),
  seat: z.number().int().min(1).max(99).default(7).describe('Seat'),
  color: z.string().default('#1d56e0').describe('Color'),
});

export type Props = z.infer<typeof controls>;

export const code = ({name, seat, color}: Props) => JSON.stringify({name, seat, color}, null, 2);
