import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 66,
  description:
    'Bars of a sound, low at both ends and high between, under a curve that rises, stays and falls. A dot follows the curve, and a number says how loud it is.',
} satisfies DemoFacts;
