import {makePolygon} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {MadePath} from '../../parts/MadePath';
import {rounding} from '../../parts/rounding';
import type {Props} from './demo';

/** The path of a polygon and its instructions. */
export default function MakePolygonDemo({points, radius, ...corners}: Props): ReactNode {
  return <MadePath path={makePolygon({points, radius, ...rounding(corners)}).path} />;
}
