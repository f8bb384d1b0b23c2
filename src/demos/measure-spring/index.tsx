import type {ReactNode} from 'react';
import {interpolate, measureSpring, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const chart = {width: 864, height: 360} as const;

/** When a spring has settled: the frame from which it stays in the band. */
export default function MeasuredSpring({damping, mass, threshold}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping, mass};
  const settled = measureSpring({fps, config, threshold});
  const value = (at: number) => spring({frame: at, fps, config});
  const last = durationInFrames - 1;
  const frames = Array.from({length: durationInFrames}, (_, at) => at);
  const highest = Math.max(1.3, ...frames.map(value));
  const x = (at: number) => (at / last) * chart.width;
  const y = (output: number) => interpolate(output, [0, highest + 0.05], [chart.height, 0]);
  const line = (until: number) =>
    frames
      .filter((at) => at <= until)
      .map((at) => `${x(at)},${y(value(at))}`)
      .join(' ');
  const reached = frame >= settled;

  return (
    <PageCanvas>
      <Reading name="measureSpring()" value={String(settled)} />
      <Reading name="frame" value={String(frame)} right />
      <svg
        {...chart}
        overflow="visible"
        fill="none"
        strokeLinejoin="round"
        style={{left: 48, position: 'absolute', top: 130}}
      >
        <rect
          y={y(1 + threshold)}
          width={chart.width}
          height={y(1 - threshold) - y(1 + threshold)}
          fill={page.accentSoft}
          opacity={0.6}
        />
        <line
          y1={chart.height}
          x2={chart.width}
          y2={chart.height}
          stroke={page.faint}
          strokeWidth={4}
        />
        {settled <= last && (
          <line
            x1={x(settled)}
            x2={x(settled)}
            y1={0}
            y2={chart.height}
            stroke={reached ? page.playhead : page.faint}
            strokeDasharray="4 14"
            strokeLinecap="round"
            strokeWidth={8}
          />
        )}
        <polyline points={line(last)} stroke={page.paperLine} strokeWidth={5} />
        <polyline points={line(frame)} stroke={page.accent} strokeWidth={9} />
        <circle
          cx={x(frame)}
          cy={y(value(frame))}
          r={18}
          fill={reached ? page.playhead : page.accent}
        />
      </svg>
    </PageCanvas>
  );
}
