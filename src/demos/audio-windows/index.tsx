import type {ReactNode} from 'react';
import {random, useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Waveform} from '../parts/Waveform';
import type {Props} from './demo';

const width = 864;
const height = 250;
const fileSeconds = 60;
const barCount = 90;

/** Sentences with pauses. */
const speech = (bar: number) =>
  bar % 11 > 8 ? 0.05 : 0.35 + 0.6 * random(`speech ${bar}`) * Math.abs(Math.cos(bar / 5));

/** Which windows of a file are loaded; a minute of it passes in six seconds. */
export default function AudioWindows({windowInSeconds}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const now = (frame / durationInFrames) * fileSeconds;
  const last = Math.ceil(fileSeconds / windowInSeconds) - 1;
  const current = Math.floor(now / windowInSeconds);
  const from = Math.max(0, current - 1) * windowInSeconds;
  const to = Math.min((Math.min(last, current + 1) + 1) * windowInSeconds, fileSeconds);
  const x = (time: number) => (time / fileSeconds) * width;
  const gaps = Array.from({length: last}, (_, index) => (index + 1) * windowInSeconds);

  return (
    <Canvas tone="ink">
      <div
        style={{
          color: palette.mutedOnInk,
          fontFamily: font.mono,
          fontSize: 34,
          left: 48,
          letterSpacing: 0,
          position: 'absolute',
          top: 56,
        }}
      >
        loaded{' '}
        <span style={{color: palette.accentSoft, fontWeight: 600}}>
          {from}-{to} s
        </span>
      </div>
      <div style={{left: 48, position: 'absolute', top: 140}}>
        <Waveform
          bars={Array.from({length: barCount}, (_, index) => {
            const at = ((index + 0.5) / barCount) * fileSeconds;
            const loaded = at >= from && at < to;
            const isCurrent = Math.floor(at / windowInSeconds) === current;
            const lit = isCurrent ? palette.accentSoft : palette.accentBright;
            return {height: speech(index), color: loaded ? lit : palette.inkLine};
          })}
          barWidth={width / barCount}
          height={height}
          playhead={(now / fileSeconds) * barCount}
        />
      </div>
      <svg
        width={width}
        height={height + 70}
        overflow="visible"
        style={{left: 48, position: 'absolute', top: 140}}
        fill={palette.accentBright}
        fontFamily={font.mono}
        fontSize={30}
      >
        {gaps.map((at) => (
          <rect key={at} x={x(at) - 2} width={4} height={height} fill={palette.ink} />
        ))}
        <rect x={x(from)} y={height + 14} width={x(to) - x(from)} height={8} rx={4} />
        {[0, 20, 40, 60].map((at) => (
          <text
            key={at}
            x={x(at)}
            y={height + 66}
            fill={palette.mutedOnInk}
            textAnchor={at === 0 ? 'start' : at === 60 ? 'end' : 'middle'}
          >
            {at} s
          </text>
        ))}
      </svg>
    </Canvas>
  );
}
