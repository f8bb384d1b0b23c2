import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'The list of compositions in the Studio: Ad-Wide, Ad-Square and Ad-Poster move apart and to the right, under the folders Social and Posters, which appear around them.',
} satisfies DemoFacts;
