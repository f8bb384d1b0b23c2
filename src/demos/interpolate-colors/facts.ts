import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 91,
  posterFrame: 30,
  description:
    'A large rectangle changes from blue over yellow to red. Below it, a strip shows all the colours in between, with a playhead that moves from left to right.',
} satisfies DemoFacts;
