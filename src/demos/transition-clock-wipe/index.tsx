import {clockWipe} from '@remotion/transitions/clock-wipe';
import type {ReactNode} from 'react';
import {ScenePair} from '../parts/ScenePair';
import type {Props} from './demo';

/** A hand uncovers night. */
export default function TransitionClockWipe(options: Props): ReactNode {
  return <ScenePair presentation={clockWipe(options)} />;
}
