import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'A bar grows and shrinks. Below it three numbers: what the browser measures, the current scale of the player, and the first divided by the second, which is the width of the bar in pixels of the composition.',
} satisfies DemoFacts;
