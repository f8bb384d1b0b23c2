import {getBoundingBox, interpolatePath, resetPath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {glide} from '../../parts/motion';
import {Box, Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** A drawing, and where it is after the reset. */
export default function ResetPathDemo({drawing}: Props): ReactNode {
  const d = drawings[drawing];
  const path = interpolatePath(glide(useCurrentFrame(), 20, 60), d, resetPath(d));
  const {x1, y1, width, height} = getBoundingBox(path);

  return (
    <PathStage right={{name: 'x, y', value: `${x1.toFixed(0)}, ${y1.toFixed(0)}`}}>
      <g transform="translate(150 110) scale(0.9)">
        <path d="M 0 -40 V 430 M -40 0 H 780" stroke={page.faint} strokeWidth={3} />
        <Ghost d={d} />
        <Box x={x1} y={y1} width={width} height={height} />
        <path d={path} stroke={page.accent} />
      </g>
    </PathStage>
  );
}
