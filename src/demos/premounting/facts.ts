import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'A timeline with two scenes; a hatched part before the second says that it is premounted. Above it, one box says whether the second scene is mounted and how much of it is loaded, and a screen shows what a visitor sees.',
} satisfies DemoFacts;
