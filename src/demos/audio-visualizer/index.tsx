import {getWaveformPortion, visualizeAudio} from '@remotion/media-utils';
import {type ReactNode, useMemo} from 'react';
import {interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {music, seconds} from '../parts/music';

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const spectrumArea = {left: 400, width: 500, middle: 210, reach: 130} as const;
const shown = 28;
const fileBars = 72;
const progress = {left: 60, width: 840, middle: 452, reach: 100} as const;

const wholeFile = () =>
  getWaveformPortion({
    audioData: music(),
    startTimeInSeconds: 0,
    durationInSeconds: seconds,
    numberOfSamples: fileBars,
  });

/** What the guide teaches, together: the spectrum, the bass and the whole file. */
export default function AudioVisualizer(): ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const spectrum = visualizeAudio({
    audioData: music(),
    frame,
    fps,
    numberOfSamples: 64,
    optimizeFor: 'speed',
  });
  const file = useMemo(() => wholeFile(), []);
  const bass = interpolate(Math.max(...spectrum.slice(0, 2)), [0, 0.35], [0, 1], clamp);
  const step = spectrumArea.width / shown;
  const fileStep = progress.width / fileBars;
  const played = frame / fps / seconds;

  return (
    <Canvas tone="ink">
      <svg width={960} height={540}>
        <circle cx={210} cy={210} r={110 + bass * 45} fill={palette.playhead} opacity={0.3} />
        <circle cx={210} cy={210} r={96 + bass * 24} fill={palette.playhead} />
        <circle cx={210} cy={210} r={26} fill={palette.ink} />
        {spectrum.slice(0, shown).map((value, index) => {
          const decibels = 20 * Math.log10(Math.max(value, 0.0001));
          const reach = interpolate(decibels, [-50, -8], [6, spectrumArea.reach], clamp);
          return (
            <rect
              key={index}
              x={spectrumArea.left + index * step}
              y={spectrumArea.middle - reach}
              width={step * 0.62}
              height={reach * 2}
              rx={6}
              fill={palette.accentBright}
            />
          );
        })}
        {file.map(({index, amplitude}) => {
          const height = 8 + amplitude * progress.reach;
          return (
            <rect
              key={index}
              x={progress.left + index * fileStep}
              y={progress.middle - height / 2}
              width={fileStep * 0.6}
              height={height}
              rx={3}
              fill={index / fileBars < played ? palette.accentSoft : palette.inkLine}
            />
          );
        })}
      </svg>
    </Canvas>
  );
}
