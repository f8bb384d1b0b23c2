import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 160,
  posterFrame: 70,
  description:
    'Below a picture stand a round play button, a seek bar and a mute button. A pointer presses play, drags the seek bar back, and turns off the sound; the picture follows each of them.',
} satisfies DemoFacts;
