import type {ReactNode} from 'react';
import {Easing, useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {travel} from '../parts/motion';
import type {Props} from './demo';

const curves = {
  linear: Easing.linear,
  quad: Easing.quad,
  cubic: Easing.cubic,
  'poly(5)': Easing.poly(5),
  sin: Easing.sin,
  circle: Easing.circle,
  exp: Easing.exp,
  ease: Easing.ease,
  'back()': Easing.back(),
  'elastic()': Easing.elastic(),
  bounce: Easing.bounce,
  'bezier()': Easing.bezier(0.25, 0.1, 0.25, 1),
  step0: Easing.step0,
  step1: Easing.step1,
} as const;

const columns = 5;
const cell = {width: 180, height: 166} as const;
const graph = {width: 124, height: 84} as const;
const samples = 120;

/** All easing curves next to each other, each with a dot that moves along it. */
export default function EasingCurves({direction}: Props): ReactNode {
  const played = travel(useCurrentFrame(), 0, 45);
  const point = (curve: (t: number) => number, t: number) =>
    `${t * graph.width},${(1 - Easing[direction](curve)(t)) * graph.height}`;

  return (
    <PageCanvas>
      <svg width={960} height={540} fontFamily={font.mono} fontSize={24} textAnchor="middle">
        {Object.entries(curves).map(([name, curve], index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          return (
            <g
              key={name}
              transform={`translate(${58 + column * cell.width}, ${34 + row * cell.height})`}
            >
              <path
                d={`M0 0V${graph.height}H${graph.width}`}
                fill="none"
                stroke={page.paperLine}
                strokeWidth={3}
              />
              <polyline
                points={Array.from({length: samples + 1}, (_, step) =>
                  point(curve, step / samples),
                ).join(' ')}
                fill="none"
                stroke={page.accent}
                strokeWidth={4}
                strokeLinejoin="round"
              />
              <circle r={9} fill={page.playhead} transform={`translate(${point(curve, played)})`} />
              <text x={graph.width / 2} y={graph.height + 38} fill={page.muted}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </PageCanvas>
  );
}
