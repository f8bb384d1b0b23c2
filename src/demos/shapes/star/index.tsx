import {makeStar, Star} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {rounding} from '../../parts/rounding';
import {ShapeStage} from '../../parts/ShapeStage';
import type {Props} from './demo';

/** A star on the stage of all shapes. */
export default function StarDemo({points, innerRadius, outerRadius, ...corners}: Props): ReactNode {
  const props = {points, innerRadius, outerRadius, ...rounding(corners)};
  return <ShapeStage shape={makeStar(props)}>{(ink) => <Star {...props} {...ink} />}</ShapeStage>;
}
