import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 40,
  description:
    'A coloured video with a timeline below it: the letters of a greeting spring up one after another. Name and colour are those of the form beside it.',
} satisfies DemoFacts;
