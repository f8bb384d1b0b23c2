import type {ReactNode} from 'react';
import {palette} from '../palette';

type Props = {
  /** Pixels. */
  width: number;
  /** 0-1. */
  played: number;
  color?: string;
  line?: string;
};

/** A line of ticks with a playhead: the site's ornament, showing real progress. */
export function Timeline({
  width,
  played,
  color = palette.accentBright,
  line = palette.inkLine,
}: Props): ReactNode {
  const ticks = Math.round(width / 24);
  return (
    <svg width={width} height={40} viewBox={`0 0 ${width} 40`} overflow="visible">
      {Array.from({length: ticks + 1}, (_, index) => {
        const long = index % 5 === 0;
        const x = (index / ticks) * width;
        const passed = index / ticks <= played;
        return (
          <line
            key={index}
            x1={x}
            x2={x}
            y1={long ? 8 : 15}
            y2={32}
            stroke={passed ? color : line}
            strokeWidth={3}
            strokeLinecap="round"
          />
        );
      })}
      <rect x={played * width - 3} y={0} width={6} height={40} rx={3} fill={palette.playhead} />
    </svg>
  );
}
