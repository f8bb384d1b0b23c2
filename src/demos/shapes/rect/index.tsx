import {makeRect, Rect} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {rounding} from '../../parts/rounding';
import {ShapeStage} from '../../parts/ShapeStage';
import type {Props} from './demo';

/** A rect on the stage of all shapes. */
export default function RectDemo({width, height, ...corners}: Props): ReactNode {
  const props = {width, height, ...rounding(corners)};
  return <ShapeStage shape={makeRect(props)}>{(ink) => <Rect {...props} {...ink} />}</ShapeStage>;
}
