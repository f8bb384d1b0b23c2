import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 64,
  description:
    'Three clips play one after another, drawn as films. Where a clip begins, the film of the video is black until the file has loaded. With enough premounting, the black parts are gone.',
} satisfies DemoFacts;
