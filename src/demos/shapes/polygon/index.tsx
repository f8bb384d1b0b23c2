import {makePolygon, Polygon} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {rounding} from '../../parts/rounding';
import {ShapeStage} from '../../parts/ShapeStage';
import type {Props} from './demo';

/** A polygon on the stage of all shapes. */
export default function PolygonDemo({points, radius, ...corners}: Props): ReactNode {
  const props = {points, radius, ...rounding(corners)};
  return (
    <ShapeStage shape={makePolygon(props)}>{(ink) => <Polygon {...props} {...ink} />}</ShapeStage>
  );
}
