import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 90,
  description:
    'Above, the numbers of slides, frames per slide and their product. Below, as many blocks as there are slides line up on a timeline whose length is the duration.',
} satisfies DemoFacts;
