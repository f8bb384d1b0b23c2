import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 62,
  description:
    'A landscape, and below it a file drawn as a film of which three parts are bright. A second film joins the three parts. Its playhead moves on evenly, while that of the file jumps over the dark parts.',
} satisfies DemoFacts;
