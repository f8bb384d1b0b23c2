import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'Dots of different size and colour, scattered over a dark ground, drift slowly up and down. Each keeps its place from frame to frame.',
} satisfies DemoFacts;
