import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'A bright line swings around the middle of a dark screen, strongly with each beat and weakly between beats.',
} satisfies DemoFacts;
