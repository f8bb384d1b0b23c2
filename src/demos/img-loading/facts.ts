import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 110,
  description:
    'Two rows of frames are drawn while an image loads. With an img element the first frames are empty. With Img the first frame waits, and all frames show the image.',
} satisfies DemoFacts;
