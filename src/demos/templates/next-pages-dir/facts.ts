import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 80,
  description:
    'Three page files fan out; a line runs from the form on the front one to a video, which spells what is typed.',
} satisfies DemoFacts;
