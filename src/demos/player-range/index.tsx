import type {ReactNode} from 'react';
import {interpolate, interpolateColors, useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const last = 89;
const strip = {left: 48, width: 864, height: 110, pictures: 6} as const;
const stage = {width: 480, height: 230} as const;

/** A part of a video that plays again and again. */
export default function PlayerRange({inFrame, outFrame, playbackRate}: Props): ReactNode {
  const advanced = Math.floor(useCurrentFrame() * playbackRate);
  const shown = inFrame + (advanced % (outFrame - inFrame + 1));
  const x = (frame: number) => (frame / (last + 1)) * strip.width;
  const width = strip.width / strip.pictures;

  return (
    <PageCanvas>
      <Reading name="frame of the video" value={String(shown)} />
      <Reading name="speed" value={`${playbackRate}×`} right />
      <div
        style={{borderRadius: 20, left: 240, overflow: 'hidden', position: 'absolute', top: 112}}
      >
        <Sunrise frame={shown} {...stage} />
      </div>
      <div
        style={{
          borderRadius: 14,
          display: 'flex',
          left: strip.left,
          outline: `2px solid ${page.edge}`,
          overflow: 'hidden',
          position: 'absolute',
          top: 386,
        }}
      >
        {Array.from({length: strip.pictures}, (_, index) => (
          <Sunrise
            key={index}
            frame={(index / (strip.pictures - 1)) * last}
            width={width}
            height={strip.height}
          />
        ))}
        <Shade left={0} right={strip.width - x(inFrame)} />
        <Shade left={x(outFrame + 1)} right={0} />
      </div>
      <div
        style={{
          border: `6px solid ${page.accent}`,
          borderRadius: 14,
          boxSizing: 'border-box',
          height: strip.height + 12,
          left: strip.left + x(inFrame) - 6,
          position: 'absolute',
          top: 380,
          width: x(outFrame + 1) - x(inFrame) + 12,
        }}
      />
      <div
        style={{
          background: page.playhead,
          borderRadius: 4,
          height: strip.height + 44,
          left: strip.left + x(shown + 0.5) - 4,
          position: 'absolute',
          top: 364,
          width: 8,
        }}
      />
    </PageCanvas>
  );
}

/** What does not play. */
function Shade({left, right}: {left: number; right: number}): ReactNode {
  return (
    <div
      style={{
        background: page.paperSunken,
        bottom: 0,
        left,
        opacity: 0.78,
        position: 'absolute',
        right,
        top: 0,
      }}
    />
  );
}

/** The sun rises from the first frame to the last. */
function Sunrise({
  frame,
  width,
  height,
}: {
  frame: number;
  width: number;
  height: number;
}): ReactNode {
  const risen = frame / last;
  return (
    <svg width={width} height={height} viewBox="0 0 480 230" preserveAspectRatio="xMidYMid slice">
      <rect
        width={480}
        height={230}
        fill={interpolateColors(risen, [0, 1], [palette.ink, palette.accentSoft])}
      />
      <circle
        cx={240}
        cy={interpolate(risen, [0, 1], [240, 84])}
        r={56}
        fill={interpolateColors(risen, [0, 1], [palette.playhead, palette.paper])}
      />
      <path
        d="M0 190 Q120 130 240 176 T480 160 V230 H0 Z"
        fill={interpolateColors(risen, [0, 1], [palette.inkRaised, palette.accent])}
      />
    </svg>
  );
}
