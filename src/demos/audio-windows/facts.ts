import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 96,
  description:
    'A long sound, divided into windows. Three of them are lit, those before, at and after the playhead, and they change as it moves on.',
} satisfies DemoFacts;
