import type {ReactNode} from 'react';
import {interpolate, interpolateColors} from 'remotion';
import {palette} from '../palette';

type Props = {
  /** Pixels. */
  width: number;
  height: number;
  /** How much of the day has passed, 0-1. */
  day: number;
  radius?: number;
};

/** A small picture: the sun crosses the sky over hills. */
export function Landscape({width, height, day, radius = 12}: Props): ReactNode {
  const sky = interpolateColors(
    day,
    [0, 0.5, 1],
    [palette.accentBright, palette.accentSoft, palette.accent],
  );
  const sun = {
    x: interpolate(day, [0, 1], [14, 146]),
    y: interpolate(day, [0, 0.5, 1], [70, 24, 70]),
  };
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      style={{borderRadius: radius, display: 'block'}}
    >
      <rect width={160} height={90} fill={sky} />
      <circle cx={sun.x} cy={sun.y} r={13} fill={palette.playhead} />
      <path d="M0 72 Q40 44 84 70 T160 60 V90 H0 Z" fill={palette.inkLine} />
    </svg>
  );
}
