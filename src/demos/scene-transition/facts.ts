import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 41,
  description:
    'Three scenes in blue, red and black, with the words One, Two and Three. Each goes over into the next; in the still, a part of the first is visible beside the second.',
} satisfies DemoFacts;
