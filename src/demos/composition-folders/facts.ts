import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'The list of compositions in the Studio: Ad-Poster, Ad-Wide and Ad-Square move down and to the right, under the folders Social and Posters, which appear above them.',
} satisfies DemoFacts;
