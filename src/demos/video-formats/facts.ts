import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 62,
  description:
    'A file in the middle is read twice: upwards for the preview by the browser, downwards for the render by FFmpeg or by the browser, depending on the tag.',
} satisfies DemoFacts;
