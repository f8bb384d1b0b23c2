import {makeTriangle} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {MadePath} from '../../parts/MadePath';
import {rounding} from '../../parts/rounding';
import type {Props} from './demo';

/** The path of a triangle and its instructions. */
export default function MakeTriangleDemo({length, direction, ...corners}: Props): ReactNode {
  return <MadePath path={makeTriangle({length, direction, ...rounding(corners)}).path} />;
}
