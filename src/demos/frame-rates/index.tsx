import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const left = 60;
const way = 210;

/** The same seconds at another frame rate: movement by frames, and by time. */
export default function FrameRates({fps: chosen}: Props): ReactNode {
  const {fps} = useVideoConfig();
  const seconds = useCurrentFrame() / fps;
  const frame = Math.floor(seconds * chosen);

  return (
    <PageCanvas>
      <Reading name="frame" value={String(frame)} />
      <Reading name="seconds" value={seconds.toFixed(1)} right />
      <svg width={960} height={540} fontSize={34} fill={page.muted}>
        {[0, 1, 2, 3, 4].map((second) => (
          <g key={second}>
            <line
              x1={left + second * way}
              x2={left + second * way}
              y1={150}
              y2={460}
              stroke={page.paperLine}
              strokeWidth={4}
            />
            <text x={left + second * way} y={505} textAnchor="middle">
              {second} s
            </text>
          </g>
        ))}
        <circle cx={left + frame * 7} cy={225} r={46} fill={page.playhead} />
        <circle cx={left + (frame / chosen) * way} cy={385} r={46} fill={page.accent} />
      </svg>
    </PageCanvas>
  );
}
