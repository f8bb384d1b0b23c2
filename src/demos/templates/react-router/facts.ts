import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 918,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 92,
  description:
    'A route splits into three: the editor opens a form that feeds a video, and the way to the render page lights up.',
} satisfies DemoFacts;
