import {extendViewBox, getBoundingBox} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {glide} from '../../parts/motion';
import {Box, Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** What a viewBox shows, before and after it was extended. */
export default function ExtendViewBoxDemo({drawing, scale}: Props): ReactNode {
  const d = drawings[drawing];
  const progress = glide(useCurrentFrame(), 25, 65);
  const {viewBox} = getBoundingBox(d);
  const [x, y, width, height] = extendViewBox(viewBox, 1 + (scale - 1) * progress)
    .split(' ')
    .map(Number);

  return (
    <PathStage left={{name: 'scale', value: (1 + (scale - 1) * progress).toFixed(2)}}>
      <g transform="translate(90 0)">
        <Ghost d={d} strokeWidth={34} />
        <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
          <rect x={x} y={y} width={width} height={height} fill={page.paper} />
          <path d={d} stroke={page.accent} strokeWidth={34} />
        </svg>
        <Box x={x} y={y} width={width} height={height} />
      </g>
    </PathStage>
  );
}
