import {makeStar} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {MadePath} from '../../parts/MadePath';
import {rounding} from '../../parts/rounding';
import type {Props} from './demo';

/** The path of a star and its instructions. */
export default function MakeStarDemo({
  points,
  innerRadius,
  outerRadius,
  ...corners
}: Props): ReactNode {
  return (
    <MadePath path={makeStar({points, innerRadius, outerRadius, ...rounding(corners)}).path} />
  );
}
