import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 60,
  description:
    'A landscape passes by, stands still for a while, and goes on where it stopped. Below, the film of the video has a block of one colour where the picture is held.',
} satisfies DemoFacts;
