import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 42,
  description:
    'A strip of nine pictures of a file, in which the sun crosses the sky. Below it the picture that the composition shows, with the frame of the composition and the place in the file. The part that is cut off is pale.',
} satisfies DemoFacts;
