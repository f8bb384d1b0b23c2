import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 62,
  description:
    'Left, a Player: a ball rolls along a line and leaves a track, and the frame counts up. Right, a thumbnail of the same composition stands still at the chosen frame.',
} satisfies DemoFacts;
