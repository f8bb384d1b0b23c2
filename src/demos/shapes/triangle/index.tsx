import {makeTriangle, Triangle} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {rounding} from '../../parts/rounding';
import {ShapeStage} from '../../parts/ShapeStage';
import type {Props} from './demo';

/** A triangle on the stage of all shapes. */
export default function TriangleDemo({length, direction, ...corners}: Props): ReactNode {
  const props = {length, direction, ...rounding(corners)};
  return (
    <ShapeStage shape={makeTriangle(props)}>{(ink) => <Triangle {...props} {...ink} />}</ShapeStage>
  );
}
