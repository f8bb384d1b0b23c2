import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 60,
  description:
    'The curve of a spring, drawn frame by frame, with a pale band around its target. A line stands at the frame from which the curve stays in the band, and a number says which frame that is.',
} satisfies DemoFacts;
