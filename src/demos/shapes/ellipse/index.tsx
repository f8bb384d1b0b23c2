import {makeEllipse, Ellipse} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {ShapeStage} from '../../parts/ShapeStage';
import type {Props} from './demo';

/** An ellipse on the stage of all shapes. */
export default function EllipseDemo(props: Props): ReactNode {
  return (
    <ShapeStage shape={makeEllipse(props)}>{(ink) => <Ellipse {...props} {...ink} />}</ShapeStage>
  );
}
