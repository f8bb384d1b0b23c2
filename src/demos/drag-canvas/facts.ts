import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 130,
  posterFrame: 42,
  description:
    'A pointer drags a card with handles at its corners across a canvas and back. Two numbers say how far the pointer has moved on the screen, and the card in the composition.',
} satisfies DemoFacts;
