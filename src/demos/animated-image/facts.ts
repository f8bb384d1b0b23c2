import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 24,
  description:
    'A picture with a ring of dots and a number, which counts from 1 to 20. Beside it stand the frame of the composition and which of the 20 pictures of the file belongs to it.',
} satisfies DemoFacts;
