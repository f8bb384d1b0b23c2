import {fade} from '@remotion/transitions/fade';
import type {ReactNode} from 'react';
import {ScenePair} from '../parts/ScenePair';
import type {Props} from './demo';

/** Night becomes opaque over day. */
export default function TransitionFade(options: Props): ReactNode {
  return <ScenePair presentation={fade(options)} />;
}
