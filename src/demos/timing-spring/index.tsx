import {springTiming} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {TimingStage} from '../parts/TimingStage';
import type {Props} from './demo';

/** Progress of a spring, until it rests. */
export default function TimingSpring({durationRestThreshold, ...config}: Props): ReactNode {
  return <TimingStage timing={springTiming({config, durationRestThreshold})} highest={1.3} />;
}
