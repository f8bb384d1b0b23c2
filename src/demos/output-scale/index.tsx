import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

/** Pixels at scale 1 along the side of the magnified part. */
const pixels = {x: 20, y: 10};
const box = {width: 840, height: 360} as const;
const layout = {width: 1280, height: 720} as const;

/** Whether a point of the part lies in the ring that turns in it; 0-1 in both directions. */
function isInk(x: number, y: number, turn: number): boolean {
  const dx = (x - 0.5) * (box.width / box.height);
  const dy = y - 0.5;
  const radius = Math.hypot(dx, dy);
  const angle = (Math.atan2(dy, dx) - turn + 4 * Math.PI) % (2 * Math.PI);
  return radius > 0.24 && radius < 0.44 && angle > 0.9;
}

/** A ring drawn with as many pixels as the output has there. */
export default function OutputScale({scale}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * 2 * Math.PI;
  const columns = Math.round(pixels.x * scale);
  const rows = Math.round(pixels.y * scale);
  const width = box.width / columns;
  const height = box.height / rows;

  return (
    <PageCanvas>
      <Reading name="scale" value={String(scale)} />
      <Reading name="output" value={`${layout.width * scale} × ${layout.height * scale}`} right />
      <svg
        width={box.width}
        height={box.height}
        style={{background: page.paper, left: 60, position: 'absolute', top: 120}}
      >
        {Array.from({length: columns * rows}, (_, index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          const inked = isInk((column + 0.5) / columns, (row + 0.5) / rows, turn);
          return (
            <rect
              key={index}
              x={column * width}
              y={row * height}
              width={width}
              height={height}
              fill={inked ? page.accent : page.paper}
              stroke={page.paperLine}
              strokeWidth={1.5}
            />
          );
        })}
      </svg>
    </PageCanvas>
  );
}
