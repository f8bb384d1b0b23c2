import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A picture with a disc and a title turns aside and comes apart into three layers of the same size: the ground, the disc and the title. Then they close again.',
} satisfies DemoFacts;
