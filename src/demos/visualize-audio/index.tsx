import {visualizeAudio} from '@remotion/media-utils';
import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {music} from '../parts/music';
import type {Props} from './demo';

const width = 864;
const height = 380;

const inDecibels = (value: number) =>
  interpolate(20 * Math.log10(Math.max(value, 0.0001)), [-54, -8], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

/** The spectrum of a sound at the current frame. */
export default function Spectrum({numberOfSamples, smoothing, decibels}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = music();
  const count = Number(numberOfSamples);
  const bars = visualizeAudio({
    audioData,
    frame,
    fps,
    numberOfSamples: count,
    smoothing,
    optimizeFor: 'speed',
  });
  const step = width / count;

  return (
    <Canvas tone="ink">
      <svg
        width={width}
        height={height + 60}
        overflow="visible"
        style={{left: 48, position: 'absolute', top: 48}}
        fontFamily={font.mono}
        fontSize={32}
        fill={palette.mutedOnInk}
      >
        {bars.map((value, index) => {
          const tall = Math.max(8, (decibels ? inDecibels(value) : Math.min(1, value)) * height);
          return (
            <rect
              key={index}
              x={index * step + step * 0.14}
              y={height - tall}
              width={step * 0.72}
              height={tall}
              rx={Math.min(8, step * 0.3)}
              fill={index === 0 ? palette.playhead : palette.accentBright}
            />
          );
        })}
        <text y={height + 52}>0 Hz</text>
        <text x={width / 2} y={height + 52} textAnchor="middle">
          {audioData.sampleRate / 4}
        </text>
        <text x={width} y={height + 52} textAnchor="end">
          {audioData.sampleRate / 2} Hz
        </text>
      </svg>
    </Canvas>
  );
}
