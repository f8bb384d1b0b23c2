import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'Twelve bars of different height, each with its number. Every fifteen frames all of them get another height, which belongs to that moment.',
} satisfies DemoFacts;
