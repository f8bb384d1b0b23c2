import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 52,
  description:
    'An empty canvas draws its own outline, its diagonals and its size, 1280 by 720, with a plus sign in the middle.',
} satisfies DemoFacts;
