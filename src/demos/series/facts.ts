import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 46,
  description:
    'Three bars on a timeline, A, B and C, each beginning where the one before ends. As the playhead passes, the bar under it lights up and a card with its letter takes the next place.',
} satisfies DemoFacts;
