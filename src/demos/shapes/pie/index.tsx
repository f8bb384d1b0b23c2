import {makePie, Pie} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {ShapeStage} from '../../parts/ShapeStage';
import type {Props} from './demo';

/** A pie on the stage of all shapes. */
export default function PieDemo(props: Props): ReactNode {
  return <ShapeStage shape={makePie(props)}>{(ink) => <Pie {...props} {...ink} />}</ShapeStage>;
}
