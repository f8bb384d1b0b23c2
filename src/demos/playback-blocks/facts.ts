import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 75,
  description:
    'Two bars show how long a map and a model load, from delayPlayback() to unblock(). A third bar shows playback, which stands still as long as one of them loads, and then goes on.',
} satisfies DemoFacts;
