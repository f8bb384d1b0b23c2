import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 33,
  description:
    'An orange disc grows with each beat on a dark ground. Blue bars beside it follow the music, and a row of small bars below shows how much has been played.',
} satisfies DemoFacts;
