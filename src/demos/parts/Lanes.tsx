import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';

export type Clip = {label: string; from: number; durationInFrames: number};

type Props = {clips: readonly Clip[]; width: number; laneHeight: number};

const gap = 14;

/** Clips on a timeline, one in each lane; those under the playhead are lit. */
export function Lanes({clips, width, laneHeight}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const x = (at: number) => (at / total) * width;
  const height = clips.length * (laneHeight + gap) - gap;

  return (
    <div style={{height, position: 'relative', width}}>
      {clips.map(({label, from, durationInFrames}, lane) => {
        const until = Math.min(from + durationInFrames, total);
        const start = Math.max(from, 0);
        const lit = frame >= from && frame < until;
        return (
          <div
            key={lane}
            style={{
              background: palette.inkRaised,
              borderRadius: 12,
              height: laneHeight,
              left: 0,
              position: 'absolute',
              right: 0,
              top: lane * (laneHeight + gap),
            }}
          >
            <div
              style={{
                alignItems: 'center',
                background: lit ? palette.accent : palette.inkLine,
                borderRadius: from < 0 ? '0 12px 12px 0' : 12,
                bottom: 0,
                boxSizing: 'border-box',
                color: lit ? palette.paper : palette.mutedOnInk,
                display: until > start ? 'flex' : 'none',
                fontFamily: font.mono,
                fontSize: 28,
                left: x(start),
                letterSpacing: 0,
                overflow: 'hidden',
                paddingLeft: 18,
                position: 'absolute',
                top: 0,
                whiteSpace: 'pre',
                width: x(until) - x(start),
              }}
            >
              {label}
            </div>
          </div>
        );
      })}
      <div
        style={{
          background: palette.playhead,
          borderRadius: 3,
          bottom: -14,
          left: x(frame + 0.5) - 3,
          position: 'absolute',
          top: -14,
          width: 6,
        }}
      />
    </div>
  );
}
