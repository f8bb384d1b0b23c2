import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 70,
  description:
    'A file of three notes as bars. Below it the composition is silent at first, then plays the file from its beginning. A playhead moves over both.',
} satisfies DemoFacts;
