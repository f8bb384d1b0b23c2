import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {usePlayed} from '../parts/motion';
import {Timeline} from '../parts/Timeline';
import type {Props} from './demo';

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

const formats: Record<Props['format'], (frame: number, fps: number) => string> = {
  minutes: (frame, fps) => `${Math.floor(frame / fps / 60)}:${two((frame / fps) % 60)}`,
  tenths: (frame, fps) => `${(Math.floor((frame / fps) * 10) / 10).toFixed(1)} s`,
  timecode: (frame, fps) => [frame / fps / 60, (frame / fps) % 60, frame % fps].map(two).join(':'),
};

/** A time, and the frame from which it is computed. */
export default function PlayerTime({format}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const played = usePlayed();

  return (
    <Canvas tone="ink" style={{alignItems: 'center', justifyContent: 'center'}}>
      <div
        style={{
          fontFamily: font.mono,
          fontSize: 150,
          fontWeight: 560,
          letterSpacing: '-0.03em',
          whiteSpace: 'pre',
        }}
      >
        {formats[format](frame, fps)}
      </div>
      <div style={{margin: '44px 0 48px'}}>
        <Timeline width={816} played={played} />
      </div>
      <div
        style={{
          color: palette.mutedOnInk,
          display: 'flex',
          fontFamily: font.mono,
          fontSize: 40,
          gap: 70,
          letterSpacing: 0,
          whiteSpace: 'pre',
        }}
      >
        <span>
          frame <span style={{color: palette.paper}}>{String(frame).padStart(3)}</span>
        </span>
        <span>
          fps <span style={{color: palette.paper}}>{fps}</span>
        </span>
      </div>
    </Canvas>
  );
}
