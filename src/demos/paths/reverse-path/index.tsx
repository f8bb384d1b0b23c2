import {reversePath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {Drawn} from '../../parts/Drawn';
import {drawings} from '../../parts/drawings';
import {travel} from '../../parts/motion';
import {Ghost, PathStage} from '../../parts/PathStage';
import {penAt} from '../../parts/pen';
import type {Props} from './demo';

/** A drawing that is drawn from both ends. */
export default function ReversePathDemo({drawing}: Props): ReactNode {
  const progress = travel(useCurrentFrame(), 0, 100) / 2;
  const d = drawings[drawing];
  const pens = [
    {d, color: page.accent},
    {d: reversePath(d), color: page.playhead},
  ];

  return (
    <PathStage left={{name: 'progress', value: progress.toFixed(2)}}>
      <Ghost d={d} />
      {pens.map((pen) => {
        const {x, y} = penAt(pen.d, progress);
        return (
          <g key={pen.color}>
            <Drawn path={pen.d} progress={progress} stroke={pen.color} />
            <circle cx={x} cy={y} r={18} fill={pen.color} />
          </g>
        );
      })}
    </PathStage>
  );
}
