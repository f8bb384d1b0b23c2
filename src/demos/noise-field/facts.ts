import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 60,
  description:
    'A field of blue dots on a dark ground moves like water. Neighbouring dots move alike, and some areas are brighter than others.',
} satisfies DemoFacts;
