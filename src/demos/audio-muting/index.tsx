import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {Reading} from '../parts/Reading';
import {type Bar, barFrames, loudness, Waveform} from '../parts/Waveform';
import type {Props} from './demo';

const width = 864;
const height = 330;

/** A sound that continues in silence for a while. */
export default function MutedPart({from, durationInFrames}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const isMuted = (at: number) => at >= from && at < from + durationInFrames;
  const x = (at: number) => (Math.min(at, total) / total) * width;
  const bars = Array.from({length: total / barFrames}, (_, index): Bar => {
    const at = (index + 0.5) * barFrames;
    const heard = at < frame ? page.accent : page.accentSoft;
    return {height: loudness(at), color: isMuted(at) ? page.paperLine : heard};
  });

  return (
    <PageCanvas>
      <Reading name="frame" value={String(frame)} />
      <Reading name="muted" value={String(isMuted(frame))} right />
      <div style={{left: 48, position: 'absolute', top: 140}}>
        <Waveform
          bars={bars}
          barWidth={(width / total) * barFrames}
          height={height}
          ground={page.paper}
          playhead={frame / barFrames}
        />
      </div>
      <svg
        width={width}
        height={height}
        overflow="visible"
        style={{left: 48, position: 'absolute', top: 140}}
      >
        <rect
          x={x(from)}
          width={x(from + durationInFrames) - x(from)}
          height={height}
          fill="none"
          stroke={page.ink}
          strokeDasharray="2 12"
          strokeLinecap="round"
          strokeWidth={4}
        />
      </svg>
    </PageCanvas>
  );
}
