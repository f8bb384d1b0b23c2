import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'Two balls roll along two lanes. The upper one moves a fixed distance in each frame and is slow at a low frame rate; the lower one moves according to the time and reaches each second’s mark on time.',
};

export const controls = z.object({
  fps: z.number().int().min(10).max(60).default(24).describe('Frames per second'),
});

export type Props = z.infer<typeof controls>;

export const code = ({fps}: Props) => snippet`
  const {fps} = useVideoConfig(); // ${fps}

  const byFrame = frame * 7; // written for 30 fps
  const byTime = (frame / fps) * 210;
`;
