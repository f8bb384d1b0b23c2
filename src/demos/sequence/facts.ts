import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 54,
  description:
    'Two cards count frames above a timeline. The left one counts those of the composition; the right one is there only while the playhead is on the bar of the sequence, and counts from 0.',
} satisfies DemoFacts;
