import type {ReactNode} from 'react';
import {random} from 'remotion';
import {palette} from '../palette';

/** Frames that one bar stands for. */
export const barFrames = 3;
const noteFrames = 30;
const colors = [palette.accentSoft, palette.accentBright, palette.paper];

/** How loud the sound of the demos is at a frame of its file, 0-1: a note a second, each fading away. */
export function loudness(at: number): number {
  const faded = 1 - 0.75 * ((at % noteFrames) / noteFrames);
  return faded * (0.75 + 0.25 * random(`bar ${Math.floor(at / barFrames)}`));
}

/** Each note of the file has a colour of its own. */
export const noteColor = (at: number): string =>
  colors[Math.floor(at / noteFrames) % colors.length]!;

export type Bar = {
  /** 0-1. */
  height: number;
  color: string;
};

type Props = {
  bars: readonly Bar[];
  /** Pixels. */
  barWidth: number;
  height: number;
  ground?: string;
  /** Bars from the left; none without a number. */
  playhead?: number | undefined;
};

/** A sound as bars on a lane, with a playhead. */
export function Waveform({
  bars,
  barWidth,
  height,
  ground = palette.inkRaised,
  playhead,
}: Props): ReactNode {
  const width = bars.length * barWidth;
  return (
    <svg width={width} height={height} overflow="visible">
      <rect width={width} height={height} rx={12} fill={ground} />
      {bars.map((bar, index) => (
        <rect
          key={index}
          x={index * barWidth + barWidth * 0.2}
          y={height / 2 - (bar.height * height * 0.86) / 2}
          width={barWidth * 0.6}
          height={bar.height * height * 0.86}
          rx={4}
          fill={bar.color}
        />
      ))}
      {playhead !== undefined && (
        <rect
          x={playhead * barWidth - 3}
          y={-12}
          width={6}
          height={height + 24}
          rx={3}
          fill={palette.playhead}
        />
      )}
    </svg>
  );
}
