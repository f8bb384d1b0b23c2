import {flip} from '@remotion/transitions/flip';
import type {ReactNode} from 'react';
import {ScenePair} from '../parts/ScenePair';
import type {Props} from './demo';

/** Night is on the back of day. */
export default function TransitionFlip(options: Props): ReactNode {
  return <ScenePair presentation={flip(options)} />;
}
