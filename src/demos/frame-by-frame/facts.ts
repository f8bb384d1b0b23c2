import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 55,
  description:
    'A disc rolls from left to right while the frame counts up. Below, nine small pictures show the same component at nine frames; the one being played is outlined.',
} satisfies DemoFacts;
