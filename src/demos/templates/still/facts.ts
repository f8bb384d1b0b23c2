import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1200,
  height: 628,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 70,
  description:
    'Quarter discs turn into a pattern beside the headline: One component, every share card.',
} satisfies DemoFacts;
