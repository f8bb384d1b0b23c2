import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 44,
  description:
    'A file of three notes as bars, and below it the composition. The coloured part of the file begins later in the composition, and its bars stand closer together when it plays faster.',
} satisfies DemoFacts;
