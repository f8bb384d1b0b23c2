import {
  getInstructionIndexAtLength,
  getLength,
  getPointAtLength,
  parsePath,
  serializeInstructions,
} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {travel} from '../../parts/motion';
import {PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** The instruction on which a dot is that moves along a path. */
export default function InstructionIndexDemo({drawing}: Props): ReactNode {
  const d = drawings[drawing];
  const length = getLength(d) * travel(useCurrentFrame(), 0, 110);
  const {index, lengthIntoInstruction} = getInstructionIndexAtLength(d, length);
  const end = getLength(serializeInstructions(parsePath(d).slice(0, index + 2)));
  const dot = getPointAtLength(d, length);

  return (
    <PathStage
      left={{name: 'index', value: String(index)}}
      right={{name: 'lengthIntoInstruction', value: lengthIntoInstruction.toFixed(0).padStart(3)}}
    >
      <path d={d} stroke={page.accentSoft} />
      <polyline
        points={between(d, length - lengthIntoInstruction, end)}
        stroke={page.playhead}
        strokeWidth={14}
      />
      <circle cx={dot.x} cy={dot.y} r={17} fill={page.ink} />
    </PathStage>
  );
}

const samples = 40;

/** Points of a stretch of a path. It begins after `from`, where another part of the path may have ended. */
function between(d: string, from: number, to: number): string {
  return Array.from({length: samples}, (_, index) =>
    getPointAtLength(d, from + ((to - from) * Math.max(index, 0.01)) / (samples - 1)),
  )
    .map(({x, y}) => `${x},${y}`)
    .join(' ');
}
