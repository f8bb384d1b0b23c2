import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 66,
  description:
    'Three machines fill a piece of film each, with its sound, at the same time. The pieces then fall into one row and form a single film, over which a playhead moves.',
} satisfies DemoFacts;
