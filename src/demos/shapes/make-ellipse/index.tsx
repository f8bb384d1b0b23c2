import {makeEllipse} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {MadePath} from '../../parts/MadePath';
import type {Props} from './demo';

/** The path of an ellipse and its instructions. */
export default function MakeEllipseDemo(props: Props): ReactNode {
  return <MadePath path={makeEllipse(props).path} />;
}
