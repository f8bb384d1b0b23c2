import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 153,
  posterFrame: 40,
  description:
    'A strip of six pictures of one video, of which a part is lit. A playhead runs through the lit part alone, starts again at its end, and a large number says which frame is shown.',
} satisfies DemoFacts;
