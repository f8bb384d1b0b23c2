import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  width: 1280,
  height: 640,
  durationInFrames: 150,
  posterFrame: 24,
  description:
    'On the left, a bar for each tab, with the number of the frame that it renders. On the right, 16 frames that fill in as the tabs finish them. More tabs fill them sooner.',
};

export const controls = z.object({
  tabs: z.number().int().min(1).max(6).default(3).describe('Concurrency'),
});

export type Props = z.infer<typeof controls>;

export const code = ({tabs}: Props) => `npx remotion render Title --concurrency=${tabs}`;
