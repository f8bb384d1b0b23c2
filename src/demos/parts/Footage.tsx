import type {ReactNode} from 'react';
import {interpolate, interpolateColors} from 'remotion';
import {palette} from '../palette';

/** The colour of the sky when a part of the day has passed, 0-1: night, morning, noon, evening, night. */
export const sky = (passed: number): string =>
  interpolateColors(
    passed,
    [0, 0.25, 0.5, 0.75, 1],
    [palette.muted, palette.accent, palette.accentSoft, palette.playhead, palette.muted],
  );

type Props = {
  /** How much of the file has been played, 0-1. */
  passed: number;
  width: number;
  height: number;
  /** Whether to keep the proportions of the picture. */
  fit?: 'contain' | 'cover' | 'fill';
};

const ratios = {contain: 'xMidYMid meet', cover: 'xMidYMid slice', fill: 'none'} as const;
const hills = [
  {height: 76, length: 200, shift: 400, color: palette.inkLine},
  {height: 46, length: 130, shift: 900, color: palette.inkRaised},
] as const;

/** Stands for a video file: one day in a landscape that passes by. Each moment looks different. */
export function Footage({passed, width, height, fit = 'cover'}: Props): ReactNode {
  const sun = {
    x: interpolate(passed, [0, 1], [10, 310]),
    y: 150 - Math.sin(passed * Math.PI) * 112,
  };
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 320 180"
      preserveAspectRatio={ratios[fit]}
      style={{display: 'block'}}
    >
      <svg width={320} height={180} viewBox="0 0 320 180">
        <rect width={320} height={180} fill={sky(passed)} />
        <circle cx={sun.x} cy={sun.y} r={20} fill={palette.paper} />
        {hills.map((hill) => (
          <path key={hill.height} d={ridge(hill, passed)} fill={hill.color} />
        ))}
      </svg>
    </svg>
  );
}

/** The outline of hills that move to the left. */
function ridge({height, length, shift}: (typeof hills)[number], passed: number): string {
  const top = (x: number) => {
    const turn = ((x + passed * shift) / length) * Math.PI * 2;
    return 180 - height * (0.72 + 0.2 * Math.sin(turn) + 0.08 * Math.sin(turn * 2.3));
  };
  const points = Array.from({length: 41}, (_, index) => index * 8).map((x) => `${x},${top(x)}`);
  return `M0,180 L${points.join(' ')} L320,180 Z`;
}
