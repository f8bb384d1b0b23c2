import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 96,
  description:
    'A frame with its width and height in pixels along the edges, and below it a timeline: 60 ticks for 60 frames, 30 of them a second.',
} satisfies DemoFacts;
