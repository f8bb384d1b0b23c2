import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 75,
  posterFrame: 10,
  description:
    'A curve rises from 0 above 1 and settles at 1, drawn frame by frame. A square beside it moves up and down with the dot on the curve.',
} satisfies DemoFacts;
