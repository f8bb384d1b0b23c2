import {createSmoothSvgPath} from '@remotion/media-utils';
import type {ReactNode} from 'react';
import {random, useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import type {Props} from './demo';

const area = {left: 70, top: 90, width: 820, height: 360} as const;

/** Points that swing, each at its own pace, and the paths through them. */
export default function SmoothPath({points: count}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const points = Array.from({length: count}, (_, index) => {
    const rounds = 1 + Math.floor(random(`rounds ${index}`) * 2);
    const turn = (frame / durationInFrames) * rounds + random(`start ${index}`);
    return {
      x: area.left + (index / (count - 1)) * area.width,
      y: area.top + area.height * (0.5 - 0.5 * Math.sin(turn * 2 * Math.PI)),
    };
  });

  return (
    <PageCanvas>
      <svg width={960} height={540} fill="none" strokeLinejoin="round" strokeLinecap="round">
        <polyline
          points={points.map(({x, y}) => `${x},${y}`).join(' ')}
          stroke={page.faint}
          strokeWidth={5}
          strokeDasharray="1 13"
        />
        <path d={createSmoothSvgPath({points})} stroke={page.accent} strokeWidth={11} />
        {points.map(({x, y}, index) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={16}
            fill={page.paper}
            stroke={page.ink}
            strokeWidth={6}
          />
        ))}
      </svg>
    </PageCanvas>
  );
}
