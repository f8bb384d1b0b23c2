import {getBoundingBox, warpPath, type WarpPathFn} from '@remotion/paths';
import type {ReactNode} from 'react';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {usePlayed} from '../../parts/motion';
import {Box, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** A drawing that turns in its bounding box. */
export default function BoundingBoxDemo({drawing, angle}: Props): ReactNode {
  const turn = Math.sin(usePlayed() * 2 * Math.PI) * angle * (Math.PI / 180);
  const d = warpPath(drawings[drawing], rotateBy(turn));
  const {x1, y1, width, height} = getBoundingBox(d);

  return (
    <PathStage
      left={{name: 'width', value: width.toFixed(0)}}
      right={{name: 'height', value: height.toFixed(0)}}
    >
      <rect x={x1} y={y1} width={width} height={height} fill={page.paper} />
      <path d={d} stroke={page.accent} />
      <Box x={x1} y={y1} width={width} height={height} />
    </PathStage>
  );
}

const rotateBy =
  (angle: number): WarpPathFn =>
  ({x, y}) => ({
    x: 480 + (x - 480) * Math.cos(angle) - (y - 270) * Math.sin(angle),
    y: 270 + (x - 480) * Math.sin(angle) + (y - 270) * Math.cos(angle),
  });
