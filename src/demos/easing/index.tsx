import type {ReactNode} from 'react';
import {Easing, interpolate, useCurrentFrame} from 'remotion';
import {PageCanvas} from '../parts/PageCanvas';
import {Graph} from '../parts/Graph';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

type Curve = (t: number) => number;

const duration = 45;

const curves: Record<Props['curve'], Curve> = {
  linear: Easing.linear,
  quad: Easing.quad,
  cubic: Easing.cubic,
  sin: Easing.sin,
  circle: Easing.circle,
  exp: Easing.exp,
  ease: Easing.ease,
  back: Easing.back(),
  elastic: Easing.elastic(),
  bounce: Easing.bounce,
  step0: Easing.step0,
  step1: Easing.step1,
};

const directions: Record<Props['direction'], (curve: Curve) => Curve> = {
  in: Easing.in,
  out: Easing.out,
  inOut: Easing.inOut,
};

/** An easing curve beside the straight line, each with a square that moves by it. */
export default function EasingCurve({curve, direction}: Props): ReactNode {
  const frame = Math.min(useCurrentFrame(), duration);
  const move = (easing: Curve) => (at: number) =>
    interpolate(at, [0, duration], [0, 1], {easing, extrapolateRight: 'clamp'});
  const value = move(directions[direction](curves[curve]));

  return (
    <PageCanvas>
      <Reading name={`${direction} ${curve}`} value={value(frame).toFixed(2)} />
      <Reading name="frame" value={String(frame)} right />
      <div style={{left: 90, position: 'absolute', top: 165}}>
        <Graph
          width={500}
          height={270}
          inputs={[0, duration]}
          outputs={[0, 1]}
          value={value}
          compare={move(Easing.linear)}
          at={frame}
          inputMarks={[0, duration]}
          outputMarks={[0, 1]}
        />
      </div>
    </PageCanvas>
  );
}
