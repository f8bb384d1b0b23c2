import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A picture with a sun and hills, a large title and a round badge overlap and sway. The one that is written last lies on top of the others.',
} satisfies DemoFacts;
