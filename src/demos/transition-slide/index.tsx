import {slide} from '@remotion/transitions/slide';
import type {ReactNode} from 'react';
import {ScenePair} from '../parts/ScenePair';
import type {Props} from './demo';

/** Night pushes day out. */
export default function TransitionSlide(options: Props): ReactNode {
  return <ScenePair presentation={slide(options)} />;
}
