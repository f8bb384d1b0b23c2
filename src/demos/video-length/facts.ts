import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 96,
  description:
    'A landscape above two films, one for the file and one for the video. The video is longer than the file: when the file is over, the last picture stays until the video ends.',
} satisfies DemoFacts;
