import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 160,
  posterFrame: 50,
  description:
    'Two players begin at the same time. When the clip is not loaded, the left one goes on with an empty picture and joins the clip in its middle; the right one stands still, then shows the clip from its beginning.',
} satisfies DemoFacts;
