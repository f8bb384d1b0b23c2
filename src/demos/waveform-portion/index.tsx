import {getWaveformPortion} from '@remotion/media-utils';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Waveform} from '../parts/Waveform';
import {music, seconds} from '../parts/music';
import type {Props} from './demo';

const width = 864;
const fileBars = 96;
const large = {top: 48, height: 260} as const;
const small = {top: 384, height: 108} as const;

/** A part of a sound, and where it stands in the file. */
export default function WaveformPortion({
  startTimeInSeconds: start,
  durationInSeconds: duration,
  numberOfSamples,
  normalize,
}: Props): ReactNode {
  const {fps} = useVideoConfig();
  const now = useCurrentFrame() / fps;
  const audioData = music();
  const part = getWaveformPortion({
    audioData,
    startTimeInSeconds: start,
    durationInSeconds: duration,
    numberOfSamples,
    normalize,
  });
  const file = getWaveformPortion({
    audioData,
    startTimeInSeconds: 0,
    durationInSeconds: seconds,
    numberOfSamples: fileBars,
  });
  const end = start + duration;
  const x = (time: number) => (Math.min(time, seconds) / seconds) * width;

  return (
    <Canvas tone="ink">
      <div style={{left: 48, position: 'absolute', top: large.top}}>
        <Waveform
          bars={part.map(({amplitude, index}) => ({
            height: Math.max(0.03, amplitude),
            color:
              start + ((index + 0.5) / numberOfSamples) * duration < now
                ? palette.accentBright
                : palette.accentSoft,
          }))}
          barWidth={width / numberOfSamples}
          height={large.height}
        />
      </div>
      <div style={{left: 48, position: 'absolute', top: small.top}}>
        <Waveform
          bars={file.map(({amplitude, index}) => {
            const at = ((index + 0.5) / fileBars) * seconds;
            return {
              height: Math.max(0.06, amplitude),
              color: at >= start && at < end ? palette.accentSoft : palette.mutedOnInk,
            };
          })}
          barWidth={width / fileBars}
          height={small.height}
          playhead={(now / seconds) * fileBars}
        />
      </div>
      <svg
        width={width}
        height={540}
        overflow="visible"
        style={{left: 48, position: 'absolute', top: 0}}
        stroke={palette.playhead}
        strokeWidth={4}
        fill="none"
      >
        <path
          d={`M0 ${large.top + large.height + 10} L${x(start)} ${small.top} v${small.height} M${width} ${large.top + large.height + 10} L${x(end)} ${small.top} v${small.height}`}
        />
      </svg>
    </Canvas>
  );
}
