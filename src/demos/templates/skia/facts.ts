import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 50,
  description:
    'Drops of blue and orange liquid drift, flow into one another and part again on a dark ground.',
} satisfies DemoFacts;
