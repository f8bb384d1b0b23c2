import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'Two cards, each with a ball that circles and a count of frames. The left one circles all the time. The right one is frozen: its ball stands still and its count stays at 15.',
} satisfies DemoFacts;
