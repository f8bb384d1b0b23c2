import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 60,
  posterFrame: 18,
  description:
    'A curve rises steeply and levels off, above a dotted straight line. Two squares climb beside it: one follows the curve and is ahead of the other, which follows the straight line.',
} satisfies DemoFacts;
