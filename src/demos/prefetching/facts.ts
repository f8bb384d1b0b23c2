import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 130,
  posterFrame: 76,
  description:
    'A playhead crosses four lanes: three files that load, and the video with its three scenes. With prefetch(), all files load first and the scenes follow without a break; without it, each scene begins with a wait.',
} satisfies DemoFacts;
