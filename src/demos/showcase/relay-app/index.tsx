import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {glide, useFade, useSprings} from '../../parts/motion';

/** Steps of an automation, with the frame at which each is done. */
const steps = [
  {x: 150, y: 270, color: '#14b8a6', done: 14},
  {x: 370, y: 150, color: '#f97316', done: 40},
  {x: 370, y: 390, color: '#6366f1', done: 40},
  {x: 590, y: 270, color: '#eab308', done: 64},
  {x: 810, y: 270, color: '#ec4899', done: 88},
];
const ways = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [3, 4],
] as const;

/** A job passes from step to step, and each step is ticked off. */
export default function RelayApp(): ReactNode {
  const frame = useCurrentFrame();
  const fade = useFade();
  const tick = useSprings(11);

  return (
    <Drawing ground="#e6fbf6">
      {ways.map(([from, to]) => {
        const [a, b] = [steps[from]!, steps[to]!];
        const middle = (a.x + b.x) / 2;
        const moved = glide(frame, a.done + 2, b.done);
        return (
          <g key={`${from} ${to}`}>
            <path
              d={`M${a.x} ${a.y}C${middle} ${a.y} ${middle} ${b.y} ${b.x} ${b.y}`}
              fill="none"
              stroke="#a7dcd1"
              strokeWidth={8}
            />
            <circle
              cx={interpolate(moved, [0, 1], [a.x, b.x])}
              cy={interpolate(moved, [0, 0.3, 0.7, 1], [a.y, a.y, b.y, b.y])}
              r={15}
              fill="#0f4c43"
              opacity={moved > 0 && moved < 1 ? 1 : 0}
            />
          </g>
        );
      })}
      {steps.map(({x, y, color, done}) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect
            x={-66}
            y={-66}
            width={132}
            height={132}
            rx={32}
            fill="#ffffff"
            stroke={color}
            strokeWidth={8}
          />
          <g transform={`scale(${tick(done) * fade})`}>
            <circle r={42} fill={color} />
            <path
              d="M-18 2l13 13l25 -27"
              fill="none"
              stroke="#ffffff"
              strokeWidth={10}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        </g>
      ))}
    </Drawing>
  );
}
