import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 52,
  description:
    'Two waves that fade away in the same time. The lower one, of the rendered sound, swings more often than the upper one, of the file.',
} satisfies DemoFacts;
