import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 540,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 104,
  description:
    'Four boxes from left to right: bundle, browser tabs, frames and file. The frames are drawn by three tabs at once, out of order, then fill the file in order.',
} satisfies DemoFacts;
