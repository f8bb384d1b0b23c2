import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 22,
  description:
    'Points with a straight grey line and a soft blue curve through them. The points move up and down, and the curve follows.',
} satisfies DemoFacts;
