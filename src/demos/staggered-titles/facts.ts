import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 58,
  description:
    'Three titles slide in one after another. Below, three bars on a timeline show when each begins, and a playhead runs over them.',
} satisfies DemoFacts;
