import type {ReactNode} from 'react';
import {Loop, useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {FrameCard} from '../parts/FrameCard';
import type {Props} from './demo';

const card = {width: 420, height: 220} as const;
const bar = {width: 864, height: 100, gap: 6} as const;

/** The same card outside and inside of a loop, above the repetitions on a timeline. */
export default function LoopInTime({durationInFrames, times}: Props): ReactNode {
  return (
    <Canvas tone="ink" style={{justifyContent: 'space-between', padding: '56px 48px 64px'}}>
      <div style={{display: 'flex', gap: 24}}>
        <FrameCard title="Composition" {...card} />
        <div style={{...card, position: 'relative'}}>
          <Loop durationInFrames={durationInFrames} times={times}>
            <FrameCard title="<Child />" color={palette.accent} {...card} />
          </Loop>
        </div>
      </div>
      <Repetitions durationInFrames={durationInFrames} times={times} />
    </Canvas>
  );
}

/** A bar for each repetition, and the playhead. */
function Repetitions({durationInFrames, times}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const x = (at: number) => (Math.min(at, total) / total) * bar.width;
  const shown = Math.min(times, Math.ceil(total / durationInFrames));
  const current = Math.floor(frame / durationInFrames);

  return (
    <div
      style={{
        background: palette.inkRaised,
        borderRadius: 16,
        height: bar.height,
        position: 'relative',
        width: bar.width,
      }}
    >
      {Array.from({length: shown}, (_, index) => {
        const start = x(index * durationInFrames);
        const end = x((index + 1) * durationInFrames);
        const lit = index === current;
        return (
          <div
            key={index}
            style={{
              alignItems: 'center',
              background: lit ? palette.accent : palette.inkLine,
              borderRadius: 16,
              color: lit ? palette.paper : palette.mutedOnInk,
              display: 'flex',
              fontFamily: font.mono,
              fontSize: 40,
              height: bar.height,
              justifyContent: 'center',
              left: start,
              position: 'absolute',
              width: Math.max(0, end - start - bar.gap),
            }}
          >
            {end - start > 60 ? index : null}
          </div>
        );
      })}
      <div
        style={{
          background: palette.playhead,
          borderRadius: 4,
          bottom: -16,
          left: x(frame) - 4,
          position: 'absolute',
          top: -16,
          width: 8,
        }}
      />
    </div>
  );
}
