import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 30,
  description:
    'A blue name plate with a soft shadow slides over moving stripes. If the file has no transparency, black hides the stripes around it; in a GIF the shadow has a hard edge.',
} satisfies DemoFacts;
