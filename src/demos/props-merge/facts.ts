import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 130,
  description:
    'Three layers of props fall into the component below, one after another. The default props set name, seat and color; an input prop then covers seat, and calculateMetadata covers color.',
} satisfies DemoFacts;
