import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 47,
  description:
    'Bars on a dark ground rise and fall with music, the lowest frequencies on the left. The first bar is orange, the others are blue. Below them stand the frequencies.',
} satisfies DemoFacts;
