import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 60,
  description:
    'A ticket slides in. It shows a name in large letters, and a seat number in a coloured stub on the right.',
} satisfies DemoFacts;
