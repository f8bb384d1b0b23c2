import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A lower third with a name and a line of text slides in over a checkerboard that stands for transparency.',
} satisfies DemoFacts;
