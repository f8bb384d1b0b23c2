import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 40,
  description:
    'Frames travel from the left to one of two boxes, hardware or software, and on to a file. Below stands the name of the encoder, or the word error when the render stops.',
} satisfies DemoFacts;
