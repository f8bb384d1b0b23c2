import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'A name plate comes in from the left over a landscape with a moving sun, stays, and leaves again. Without the film, a pattern of grey squares stands for transparency.',
} satisfies DemoFacts;
