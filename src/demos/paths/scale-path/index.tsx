import {getBoundingBox, scalePath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {glide} from '../../parts/motion';
import {Box, Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** A drawing that is scaled from the corner of its box. */
export default function ScalePathDemo({drawing, scaleX, scaleY}: Props): ReactNode {
  const d = drawings[drawing];
  const progress = glide(useCurrentFrame(), 15, 55);
  const factor = (scale: number) => 1 + (scale - 1) * progress;
  const path = scalePath(d, factor(scaleX), factor(scaleY));
  const corner = getBoundingBox(d);
  const {x1, y1, width, height} = getBoundingBox(path);

  return (
    <PathStage
      left={{name: 'scaleX', value: factor(scaleX).toFixed(2)}}
      right={{name: 'scaleY', value: factor(scaleY).toFixed(2)}}
    >
      <Ghost d={d} />
      <Box x={x1} y={y1} width={width} height={height} />
      <path d={path} stroke={page.accent} />
      <circle cx={corner.x1} cy={corner.y1} r={14} fill={page.playhead} />
    </PathStage>
  );
}
