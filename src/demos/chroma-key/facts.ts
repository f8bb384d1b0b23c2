import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 34,
  description:
    'A ball bounces in front of a green ground, on the left. On the right, the green is gone, and the ball bounces in front of a landscape.',
} satisfies DemoFacts;
