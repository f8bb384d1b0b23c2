import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A frame becomes wider and narrower. The word in it always fills its width, because its size is computed from what was measured. A number says how large the letters are.',
} satisfies DemoFacts;
