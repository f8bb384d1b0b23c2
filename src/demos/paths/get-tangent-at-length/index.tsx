import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {travel} from '../../parts/motion';
import {Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** A plane on a path that looks where it flies. */
export default function TangentDemo({drawing}: Props): ReactNode {
  const d = drawings[drawing];
  const length = getLength(d) * travel(useCurrentFrame(), 0, 110);
  const point = getPointAtLength(d, length);
  const tangent = getTangentAtLength(d, length);
  const angle = Math.atan2(tangent.y, tangent.x) * (180 / Math.PI);

  return (
    <PathStage
      left={{name: 'x', value: tangent.x.toFixed(2).padStart(5)}}
      right={{name: 'y', value: tangent.y.toFixed(2).padStart(5)}}
    >
      <Ghost d={d} />
      <g transform={`translate(${point.x} ${point.y}) rotate(${angle})`} strokeWidth={6}>
        <path d="M 0 0 H 90" stroke={page.playhead} strokeDasharray="1 12" />
        <path d="M 46 0 L -36 -34 L -18 0 L -36 34 Z" fill={page.accent} stroke={page.ink} />
      </g>
    </PathStage>
  );
}
