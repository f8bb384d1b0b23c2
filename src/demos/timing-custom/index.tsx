import type {TransitionTiming} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {Easing, interpolate} from 'remotion';
import {TimingStage} from '../parts/TimingStage';
import type {Props} from './demo';

/** Progress in steps, each with a soft start and end. */
export default function TimingCustom(options: Props): ReactNode {
  return <TimingStage timing={stepTiming(options)} />;
}

const stepTiming = ({durationInFrames, steps}: Props): TransitionTiming => ({
  getDurationInFrames: () => durationInFrames,
  getProgress: ({frame}) => {
    const at = interpolate(frame, [0, durationInFrames], [0, steps], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
    const step = Math.min(Math.floor(at), steps - 1);
    return (step + Easing.inOut(Easing.cubic)(at - step)) / steps;
  },
});
