import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'Paper confetti, a video of its own, falls in front of a landscape. Without the prop transparent the confetti falls in front of black, and the landscape is hidden.',
} satisfies DemoFacts;
