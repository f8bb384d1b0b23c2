import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 165,
  posterFrame: 77,
  description:
    'A large time display counts while a playhead moves along a timeline. Below stands the number of the frame from which the time is computed.',
} satisfies DemoFacts;
