import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'A file of three notes as bars. Below it the composition plays the same notes in less time, with bars that stand for more of the file. A playhead moves over both.',
} satisfies DemoFacts;
