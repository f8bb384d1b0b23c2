import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 54,
  description:
    'A search field in which letters are typed, above a list of compositions. With each letter, fewer names stay, and the letters that match are blue. The selection moves to the last name, and Enter opens it.',
} satisfies DemoFacts;
