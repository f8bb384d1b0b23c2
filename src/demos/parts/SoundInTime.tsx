import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from './Canvas';
import {type Bar, barFrames, loudness, noteColor, Waveform} from './Waveform';

type Props = {from?: number; startFrom: number; endAt: number; playbackRate?: number};

const fileFrames = 90;
const width = 864;
const laneHeight = 132;

/** The middle of each bar of a lane, in frames. */
const middles = (frames: number) =>
  Array.from({length: frames / barFrames}, (_, index) => (index + 0.5) * barFrames);

/** A file above the composition that plays a part of it. */
export function SoundInTime({from = 0, startFrom, endAt, playbackRate = 1}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const barWidth = (width / total) * barFrames;
  const until = Math.min(from + endAt - startFrom, total);

  /** The frame of the file that is heard at one of the composition. */
  const heardAt = (at: number): number | undefined => {
    const position = startFrom + (at - from) * playbackRate;
    return at >= from && at < until && position < fileFrames ? position : undefined;
  };
  const end = startFrom + (until - from) * playbackRate;
  const file = middles(fileFrames).map((at): Bar => ({
    height: loudness(at),
    color: at >= startFrom && at < end ? noteColor(at) : palette.inkLine,
  }));
  const heard = middles(total).map((at): Bar => {
    const position = heardAt(at);
    return position === undefined
      ? {height: 0.03, color: palette.inkLine}
      : {height: loudness(position), color: noteColor(position)};
  });
  const now = heardAt(frame);

  return (
    <Canvas tone="ink" style={{gap: 40, justifyContent: 'center', padding: '0 48px'}}>
      <Lane name="File">
        <Waveform
          bars={file}
          barWidth={barWidth}
          height={laneHeight}
          playhead={now === undefined ? undefined : now / barFrames}
        />
      </Lane>
      <Lane name="Composition">
        <Waveform
          bars={heard}
          barWidth={barWidth}
          height={laneHeight}
          playhead={frame / barFrames}
        />
      </Lane>
    </Canvas>
  );
}

function Lane({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 20}}>
      <div style={{color: palette.mutedOnInk, fontSize: 34}}>{name}</div>
      {children}
    </div>
  );
}
