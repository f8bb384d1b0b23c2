import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 45,
  description:
    'A dashed frame, the parent in a page, becomes narrower and wider. In it, the box of a Player follows or keeps its size, depending on its style, and a round picture with a title is scaled to fit into the box. Numbers say how large the box is, and the scale.',
} satisfies DemoFacts;
