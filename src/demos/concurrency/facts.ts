import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 640,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 24,
  description:
    'On the left a bar for each tab, with the number of the frame that it draws. On the right 16 frames, which fill in as the tabs finish them. More tabs fill them sooner.',
} satisfies DemoFacts;
