import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 57,
  description:
    'Thick letters spell the word Wow: they flip upright one after another, the camera turns around them, and a band of light runs over their faces.',
} satisfies DemoFacts;
