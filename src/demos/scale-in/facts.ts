import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 22,
  description:
    'The word Hello grows on the left. On the right a graph of its scale over the frames rises and turns level, with a dot at the current frame.',
} satisfies DemoFacts;
