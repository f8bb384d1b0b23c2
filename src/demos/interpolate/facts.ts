import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 91,
  posterFrame: 45,
  description:
    'A graph with frames from left to right and values upwards. The line is flat, climbs from 0 to 100 between two marked frames, and goes on. A square beside it moves as high as the dot on the line.',
} satisfies DemoFacts;
