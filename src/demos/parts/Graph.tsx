import type {ReactNode} from 'react';
import {interpolate} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';

type Curve = (input: number) => number;

type Props = {
  /** Pixels, without the follower and the labels. */
  width: number;
  height: number;
  /** What stands at the left and at the right end. */
  inputs: readonly [number, number];
  /** What stands at the bottom and at the top. */
  outputs: readonly [number, number];
  value: Curve;
  /** A second, pale curve to compare with. */
  compare?: Curve;
  /** The current input. */
  at: number;
  /** Inputs and outputs that are labelled on their axis. */
  inputMarks: readonly number[];
  outputMarks: readonly number[];
  /** Whether a square beside the curve moves with it. */
  follower?: boolean;
};

const samples = 300;
const square = {size: 76, distance: 120} as const;

/** A curve with a dot at the current input, and beside it a square that moves as high as the dot. */
export function Graph({
  width,
  height,
  inputs,
  outputs,
  value,
  compare,
  at,
  inputMarks,
  outputMarks,
  follower = true,
}: Props): ReactNode {
  const x = (input: number) => interpolate(input, inputs, [0, width]);
  const y = (output: number) => interpolate(output, outputs, [height, 0]);
  const steps = Array.from({length: samples + 1}, (_, index) =>
    interpolate(index, [0, samples], inputs),
  );
  const line = (curve: Curve, until: number) =>
    steps
      .filter((input) => input <= until)
      .concat(until)
      .map((input) => `${x(input)},${y(curve(input))}`)
      .join(' ');
  const now = {x: x(at), y: y(value(at))};

  return (
    <svg
      width={width}
      height={height}
      overflow="visible"
      fontFamily={font.mono}
      fontSize={30}
      fill={page.muted}
      strokeWidth={4}
    >
      {outputMarks.map((output) => (
        <g key={output}>
          <line x2={width} y1={y(output)} y2={y(output)} stroke={page.paperLine} />
          <text x={-18} y={y(output) + 10} textAnchor="end">
            {output}
          </text>
        </g>
      ))}
      {inputMarks.map((input) => (
        <g key={input}>
          <line x1={x(input)} x2={x(input)} y2={height} stroke={page.paperLine} />
          <text x={x(input)} y={height + 42} textAnchor="middle">
            {input}
          </text>
        </g>
      ))}
      <g fill="none" strokeLinejoin="round">
        {compare && (
          <polyline
            points={line(compare, inputs[1])}
            stroke={page.faint}
            strokeDasharray="2 12"
            strokeLinecap="round"
          />
        )}
        <polyline points={line(value, inputs[1])} stroke={page.accentSoft} />
        <polyline points={line(value, at)} stroke={page.accent} strokeWidth={7} />
        {follower && (
          <path
            d={`M${now.x} ${now.y} H${width + square.distance}`}
            stroke={page.playhead}
            strokeDasharray="2 10"
            strokeLinecap="round"
          />
        )}
      </g>
      <circle cx={now.x} cy={now.y} r={14} fill={page.playhead} />
      {compare && <Follower y={y(compare(at))} x={width} pale />}
      {follower && <Follower y={now.y} x={width} />}
    </svg>
  );
}

function Follower({x, y, pale = false}: {x: number; y: number; pale?: boolean}): ReactNode {
  const {size, distance} = square;
  return (
    <rect
      x={x + distance + (pale ? size + 24 : 0)}
      y={y - size / 2}
      width={size}
      height={size}
      rx={18}
      fill={pale ? page.paperLine : page.accent}
    />
  );
}
