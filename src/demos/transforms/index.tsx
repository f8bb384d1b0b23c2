import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {glide} from '../parts/motion';
import type {Props} from './demo';

const side = 220;
const pivots = {
  center: {x: 0.5, y: 0.5},
  'top left': {x: 0, y: 0},
  bottom: {x: 0.5, y: 1},
} as const;

/** A square on its way from its place in the layout to the transform that was set, and back. */
export default function Transforms({x, rotate, scale, skew, origin}: Props): ReactNode {
  const frame = useCurrentFrame();
  const amount = glide(frame, 8, 44) - glide(frame, 82, 116);
  const part = (from: number, to: number) => interpolate(amount, [0, 1], [from, to]);
  const pivot = pivots[origin];

  return (
    <PageCanvas style={{alignItems: 'center', justifyContent: 'center'}}>
      <div style={{height: side, position: 'relative', width: side}}>
        <div
          style={{
            border: `5px dashed ${page.faint}`,
            borderRadius: 28,
            boxSizing: 'border-box',
            inset: 0,
            position: 'absolute',
          }}
        />
        <div
          style={{
            alignItems: 'center',
            background: page.accent,
            borderRadius: 28,
            color: page.onAccent,
            display: 'flex',
            fontSize: 130,
            fontWeight: 680,
            height: side,
            justifyContent: 'center',
            opacity: 0.92,
            position: 'absolute',
            transform: [
              `translateX(${part(0, x)}px)`,
              `rotate(${part(0, rotate)}deg)`,
              `scale(${part(1, scale)})`,
              `skewX(${part(0, skew)}deg)`,
            ].join(' '),
            transformOrigin: origin,
            width: side,
          }}
        >
          Aa
        </div>
        <div
          style={{
            background: page.playhead,
            border: `5px solid ${page.paper}`,
            borderRadius: 20,
            boxSizing: 'border-box',
            height: 36,
            left: pivot.x * side - 18,
            position: 'absolute',
            top: pivot.y * side - 18,
            transform: `translateX(${part(0, x)}px)`,
            width: 36,
          }}
        />
      </div>
    </PageCanvas>
  );
}
