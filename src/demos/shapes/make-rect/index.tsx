import {makeRect} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {MadePath} from '../../parts/MadePath';
import {rounding} from '../../parts/rounding';
import type {Props} from './demo';

/** The path of a rect and its instructions. */
export default function MakeRectDemo({width, height, ...corners}: Props): ReactNode {
  return <MadePath path={makeRect({width, height, ...rounding(corners)}).path} />;
}
