import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

const width = 864;
const height = 150;
const steps = 480;
/** What the picture has in the place of the many swings of a tone. */
const swings = 14;
const hertz = 440;

/** A note of the file, and the same note as it is rendered. */
export default function Pitch({semitones}: Props): ReactNode {
  const toneFrequency = 2 ** (semitones / 12);
  return (
    <Canvas tone="ink" style={{gap: 38, justifyContent: 'center', padding: '0 48px'}}>
      <Tone name="File" factor={1} />
      <Tone name="Render" factor={toneFrequency} />
    </Canvas>
  );
}

function Tone({name, factor}: {name: string; factor: number}): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const played = frame / durationInFrames;
  const line = (until: number) =>
    Array.from({length: Math.floor(until * steps) + 1}, (_, index) => {
      const at = index / steps;
      const loud = Math.min(1, at * 20) * (1 - at) ** 1.4;
      const swing = Math.sin(at * swings * factor * 2 * Math.PI);
      return `${at * width},${height / 2 - swing * loud * height * 0.45}`;
    }).join(' ');

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 18}}>
      <div
        style={{
          color: palette.mutedOnInk,
          display: 'flex',
          fontSize: 34,
          justifyContent: 'space-between',
        }}
      >
        <span>{name}</span>
        <span style={{color: palette.paper, fontFamily: font.mono, letterSpacing: 0}}>
          {Math.round(hertz * factor)} Hz
        </span>
      </div>
      <svg width={width} height={height} overflow="visible" fill="none" strokeLinejoin="round">
        <rect width={width} height={height} rx={12} fill={palette.inkRaised} />
        <polyline points={line(1)} stroke={palette.muted} strokeWidth={5} />
        <polyline points={line(played)} stroke={palette.accentSoft} strokeWidth={7} />
        <rect
          x={played * width - 3}
          y={-10}
          width={6}
          height={height + 20}
          rx={3}
          fill={palette.playhead}
        />
      </svg>
    </div>
  );
}
