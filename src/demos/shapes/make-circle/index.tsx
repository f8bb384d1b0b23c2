import {makeCircle} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {MadePath} from '../../parts/MadePath';
import type {Props} from './demo';

/** The path of a circle and its instructions. */
export default function MakeCircleDemo(props: Props): ReactNode {
  return <MadePath path={makeCircle(props).path} />;
}
