import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 118,
  description:
    'Bars show how loud a recording is over time. A line marks the threshold; stretches of bars below it turn grey. A second row joins the blue bars that remain, and is shorter.',
} satisfies DemoFacts;
