import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 13,
  description: 'The letters of the word Wow flip upright one after another, flat and pale blue.',
} satisfies DemoFacts;
