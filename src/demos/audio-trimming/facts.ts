import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 24,
  description:
    'A file of three notes as bars, of which only a middle part is coloured. Below it, the composition begins with that part and is silent after it. A playhead moves over both.',
} satisfies DemoFacts;
