import {getPointAtLength, translatePath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {glide} from '../../parts/motion';
import {Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** A drawing that is moved. */
export default function TranslatePathDemo({drawing, x, y}: Props): ReactNode {
  const d = drawings[drawing];
  const progress = glide(useCurrentFrame(), 15, 60);
  const path = translatePath(d, x * progress, y * progress);
  const from = getPointAtLength(d, 0);
  const to = getPointAtLength(path, 0);

  return (
    <PathStage
      left={{name: 'x', value: (x * progress).toFixed(0)}}
      right={{name: 'y', value: (y * progress).toFixed(0)}}
    >
      <Ghost d={d} />
      <path d={path} stroke={page.accent} />
      <path
        d={`M ${from.x} ${from.y} L ${to.x} ${to.y}`}
        stroke={page.playhead}
        strokeDasharray="1 14"
        strokeWidth={6}
      />
      <circle cx={to.x} cy={to.y} r={15} fill={page.playhead} />
    </PathStage>
  );
}
