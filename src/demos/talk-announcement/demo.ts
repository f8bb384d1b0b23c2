import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  width: 1080,
  height: 1080,
  durationInFrames: 110,
  posterFrame: 80,
  description:
    'A disc with the first letter of a speaker’s name grows in. The title of the talk rises line by line, then the name and the room appear.',
};

export const controls = z.object({
  title: z.string().max(40).default('Types that explain').describe('Title'),
  speaker: z.string().max(24).default('Ada Lovelace').describe('Speaker'),
  room: z.string().max(20).default('Main stage, 10:30').describe('Room and time'),
  color: z.string().default('#1d56e0').describe('Color'),
});

export type Props = z.infer<typeof controls>;

export const code = (props: Props) => JSON.stringify(props, null, 2);
