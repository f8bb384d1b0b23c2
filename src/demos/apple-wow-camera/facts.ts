import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 18,
  description: 'The flat letters of the word Wow, seen from the side by a turning camera.',
} satisfies DemoFacts;
