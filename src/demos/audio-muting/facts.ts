import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 72,
  description:
    'Bars of a sound, of which those in the middle are pale, because they are muted. A playhead moves over them, and a text says whether the sound is muted now.',
} satisfies DemoFacts;
