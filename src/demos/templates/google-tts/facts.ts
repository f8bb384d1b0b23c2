import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 74,
  description:
    'Hello, world is spoken in English, German and French: letters and sound bars take on colour as a playhead passes.',
} satisfies DemoFacts;
