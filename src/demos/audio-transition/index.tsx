import {linearTiming, TransitionSeries} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {usePlayed} from '../parts/motion';
import {Day, Night} from '../parts/ScenePair';
import {type Bar, barFrames, loudness, Waveform} from '../parts/Waveform';
import type {Props} from './demo';

const total = 150;
const width = 864;

/** A slide, with the sounds of both scenes and one of its own. */
export default function AudioTransition({frames, effect}: Props): ReactNode {
  const played = usePlayed();
  const frame = useCurrentFrame();
  const start = (total - frames) / 2;
  const progress = (at: number) =>
    interpolate(at, [start, start + frames], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  const lane = (color: string, volume: (at: number) => number) =>
    Array.from({length: total / barFrames}, (_, index): Bar => {
      const at = (index + 0.5) * barFrames;
      const loud = volume(at);
      return {height: Math.max(0.03, loud * loudness(at)), color: loud ? color : palette.inkLine};
    });
  const lanes = [
    lane(palette.accentBright, (at) => 1 - progress(at)),
    lane(palette.playhead, (at) => (effect ? Math.sin(progress(at) * Math.PI) * 1.2 : 0)),
    lane(palette.accentSoft, progress),
  ];

  return (
    <Canvas tone="ink" style={{alignItems: 'center', gap: 30, justifyContent: 'center'}}>
      <div
        style={{
          borderRadius: 18,
          height: 216,
          overflow: 'hidden',
          position: 'relative',
          width: 384,
        }}
      >
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={start + frames}>
            <Day played={played} />
          </TransitionSeries.Sequence>
          <TransitionSeries.Transition timing={linearTiming({durationInFrames: frames})} />
          <TransitionSeries.Sequence durationInFrames={start + frames}>
            <Night played={played} />
          </TransitionSeries.Sequence>
        </TransitionSeries>
      </div>
      {lanes.map((bars, index) => (
        <Waveform
          key={index}
          bars={bars}
          barWidth={(width / total) * barFrames}
          height={64}
          playhead={frame / barFrames}
        />
      ))}
    </Canvas>
  );
}
