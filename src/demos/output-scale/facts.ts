import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 60,
  posterFrame: 20,
  description:
    'A blue ring, magnified, turns on a grid of squares that stand for the pixels of the output. With a higher scale there are more and smaller squares, and the edge of the ring is smoother.',
} satisfies DemoFacts;
