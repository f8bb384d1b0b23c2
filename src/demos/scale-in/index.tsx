import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {PageCanvas} from '../parts/PageCanvas';
import {page} from '../page-colors';
import {font} from '../palette';
import type {Props} from './demo';

const graph = {width: 520, height: 420, top: 2} as const;

/** A word that grows, beside the graph of the value that makes it grow. */
export default function ScaleIn({until, clamp}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const scaleAt = (at: number) =>
    interpolate(at, [0, until], [0.2, 1], {extrapolateRight: clamp ? 'clamp' : 'extend'});
  const x = (at: number) => (at / (durationInFrames - 1)) * graph.width;
  const y = (scale: number) => graph.height * (1 - scale / graph.top);
  const points = Array.from({length: durationInFrames}, (_, at) => `${x(at)},${y(scaleAt(at))}`);

  return (
    <PageCanvas
      style={{alignItems: 'center', flexDirection: 'row', justifyContent: 'space-between'}}
    >
      <div style={{fontSize: 120, fontWeight: 660, textAlign: 'center', width: 600}}>
        <div style={{transform: `scale(${scaleAt(frame)})`}}>Hello</div>
      </div>
      <svg
        width={graph.width}
        height={graph.height}
        overflow="visible"
        style={{marginRight: 90, fontFamily: font.mono, fontSize: 40}}
        fill={page.muted}
      >
        <line x2={graph.width} y1={y(1)} y2={y(1)} stroke={page.paperLine} strokeWidth={3} />
        <path
          d={`M0 0 V${graph.height} H${graph.width}`}
          fill="none"
          stroke={page.muted}
          strokeWidth={3}
        />
        <clipPath id="graph">
          <rect y={-40} width={graph.width + 20} height={graph.height + 40} />
        </clipPath>
        <g clipPath="url(#graph)">
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke={page.accentBright}
            strokeWidth={6}
          />
          <circle cx={x(frame)} cy={y(scaleAt(frame))} r={14} fill={page.playhead} />
        </g>
        <text x={-20} y={y(1) + 14} textAnchor="end">
          1
        </text>
        <text x={-20} y={y(0.2) + 14} textAnchor="end">
          0.2
        </text>
        <text x={x(until)} y={graph.height + 54} textAnchor="middle">
          {until}
        </text>
        <text x={0} y={-36}>
          scale {scaleAt(frame).toFixed(2)}
        </text>
      </svg>
    </PageCanvas>
  );
}
