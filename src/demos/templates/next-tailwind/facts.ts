import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 84,
  description:
    'Five class names appear one by one, and each changes a card: its colour, text size, corners, tilt and shadow.',
} satisfies DemoFacts;
