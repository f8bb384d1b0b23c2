import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 22,
  description: 'The word Wow as thick letters, whose sides fall off into dark blue.',
} satisfies DemoFacts;
