import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 216,
  posterFrame: 39,
  description:
    'Enlarged pixels: the words RED ON BLUE move from right to left as thin letters. With half of the colour resolution the letters are dull and frayed.',
} satisfies DemoFacts;
