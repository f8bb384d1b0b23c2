import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 66,
  description:
    'A form on the left is filled in with a title and a colour, and the video on the right follows each letter.',
} satisfies DemoFacts;
