import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 45,
  description:
    'The same wide landscape in three tall frames: small with black above and below, cut off on both sides, and squeezed.',
} satisfies DemoFacts;
