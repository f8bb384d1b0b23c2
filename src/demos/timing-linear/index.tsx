import {linearTiming} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {Easing} from 'remotion';
import {TimingStage} from '../parts/TimingStage';
import type {Props} from './demo';

const easings = {
  none: undefined,
  ease: Easing.ease,
  in: Easing.in(Easing.cubic),
  out: Easing.out(Easing.cubic),
  inOut: Easing.inOut(Easing.cubic),
  bounce: Easing.bounce,
};

/** Progress in a number of frames, with an easing. */
export default function TimingLinear({durationInFrames, easing}: Props): ReactNode {
  return <TimingStage timing={linearTiming({durationInFrames, easing: easings[easing]})} />;
}
