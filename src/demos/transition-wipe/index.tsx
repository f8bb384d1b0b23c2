import {wipe} from '@remotion/transitions/wipe';
import type {ReactNode} from 'react';
import {ScenePair} from '../parts/ScenePair';
import type {Props} from './demo';

/** An edge uncovers night. */
export default function TransitionWipe(options: Props): ReactNode {
  return <ScenePair presentation={wipe(options)} />;
}
