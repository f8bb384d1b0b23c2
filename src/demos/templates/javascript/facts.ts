import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 66,
  description:
    'White tiles fall onto a blue ground until they form the letters J and S, and a ripple runs through them.',
} satisfies DemoFacts;
