import {makeCircle, Circle} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {ShapeStage} from '../../parts/ShapeStage';
import type {Props} from './demo';

/** A circle on the stage of all shapes. */
export default function CircleDemo(props: Props): ReactNode {
  return (
    <ShapeStage shape={makeCircle(props)}>{(ink) => <Circle {...props} {...ink} />}</ShapeStage>
  );
}
