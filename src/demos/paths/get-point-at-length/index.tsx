import {getLength, getPointAtLength} from '@remotion/paths';
import type {ReactNode} from 'react';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {usePlayed} from '../../parts/motion';
import {Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** Dots at equal distances on a path. Each moves to the place of the next, so the loop closes. */
export default function PointAtLengthDemo({drawing, dots}: Props): ReactNode {
  const d = drawings[drawing];
  const length = getLength(d);
  const progress = (usePlayed() * 4) % 1;
  const points = Array.from({length: dots}, (_, index) =>
    getPointAtLength(d, ((index + progress) / dots) * length),
  );

  return (
    <PathStage
      left={{name: 'x', value: points[0]!.x.toFixed(0)}}
      right={{name: 'y', value: points[0]!.y.toFixed(0)}}
    >
      <Ghost d={d} />
      {points.map(({x, y}, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={index === 0 ? 18 : 13}
          fill={index === 0 ? page.playhead : page.accent}
        />
      ))}
    </PathStage>
  );
}
