import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 75,
  description:
    'Two cards count frames. The left one, the composition, counts to 149. The right one, inside a loop, starts again at 0 each time the playhead reaches the next of several bars on the timeline below.',
} satisfies DemoFacts;
