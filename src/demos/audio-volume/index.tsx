import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {Reading} from '../parts/Reading';
import {type Bar, barFrames, loudness, Waveform} from '../parts/Waveform';
import type {Props} from './demo';

const lane = {width: 864, height: 340} as const;

/** A volume curve and the sound that it shapes. */
export default function VolumeCurve({fadeIn, fadeOut, loudest}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const last = total - 1;
  const corners = [0, fadeIn, last - fadeOut, last];
  const volume = (at: number) =>
    interpolate(at, corners, [0, loudest, loudest, 0], {extrapolateRight: 'clamp'});
  const x = (at: number) => (at / total) * lane.width;
  const y = (value: number) => lane.height * (0.93 - value * 0.86);
  const bars = Array.from({length: total / barFrames}, (_, index): Bar => {
    const at = (index + 0.5) * barFrames;
    return {
      height: Math.max(0.02, loudness(at) * volume(at)),
      color: at < frame ? page.accent : page.accentSoft,
    };
  });

  return (
    <PageCanvas>
      <Reading name="frame" value={String(frame)} />
      <Reading name="volume" value={volume(frame).toFixed(2)} right />
      <div style={{left: 48, position: 'absolute', top: 130}}>
        <Waveform
          bars={bars}
          barWidth={(lane.width / total) * barFrames}
          height={lane.height}
          ground={page.paper}
          playhead={frame / barFrames}
        />
      </div>
      <svg {...lane} overflow="visible" style={{left: 48, position: 'absolute', top: 130}}>
        <polyline
          points={corners.map((at) => `${x(at)},${y(volume(at))}`).join(' ')}
          fill="none"
          stroke={page.ink}
          strokeWidth={6}
          strokeLinejoin="round"
        />
        <circle cx={x(frame)} cy={y(volume(frame))} r={14} fill={page.playhead} />
      </svg>
    </PageCanvas>
  );
}
