import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 70,
  description:
    'A landscape passes by, slowly at first, then faster and faster. Below, a film of the file and a film of the video, in which the first colours are stretched and the last ones are squeezed.',
} satisfies DemoFacts;
