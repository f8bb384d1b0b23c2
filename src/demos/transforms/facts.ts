import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A blue square is moved, turned, enlarged and slanted, and returns. A dashed outline stays at its place in the layout, and a red dot marks the transform origin.',
} satisfies DemoFacts;
