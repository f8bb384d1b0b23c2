import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 60,
  posterFrame: 22,
  description:
    'A dot circles smoothly on the left and in steps on the right. Below, a row of marks shows which frames of the composition are in the GIF.',
} satisfies DemoFacts;
