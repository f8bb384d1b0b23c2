import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 80,
  description:
    'A landscape plays on the left, above a film of its frames. When the playhead reaches the frame that is marked in the film, its picture appears on the right and stays there.',
} satisfies DemoFacts;
