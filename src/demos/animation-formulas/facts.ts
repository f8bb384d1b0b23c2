import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 75,
  description:
    'A wave between -1 and 1 over 120 frames, drawn frame by frame. A square beside it moves up and down with the dot on the curve.',
} satisfies DemoFacts;
