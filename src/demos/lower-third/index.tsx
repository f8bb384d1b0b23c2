import type {ReactNode} from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {usePlayed} from '../parts/motion';
import type {Props} from './demo';

/** A name plate, and the film that it is laid over. */
export default function LowerThird({name, role, film}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 200}});
  const leave = spring({
    frame: frame - (durationInFrames - fps),
    fps,
    config: {damping: 200},
    durationInFrames: Math.round(fps / 2),
  });

  return (
    <PageCanvas>
      {film ? <Film /> : <Nothing />}
      <div
        style={{
          background: 'rgb(29 86 224 / 85%)',
          borderRadius: 20,
          bottom: 60,
          color: palette.paper,
          padding: '26px 48px',
          position: 'absolute',
          transform: `translateX(${interpolate(enter - leave, [0, 1], [-900, 60])}px)`,
          whiteSpace: 'pre',
        }}
      >
        <div style={{fontSize: 64, fontWeight: 640}}>{name}</div>
        <div style={{fontSize: 38}}>{role}</div>
      </div>
    </PageCanvas>
  );
}

/** Hills in the evening. */
function Film(): ReactNode {
  const played = usePlayed();
  const hill = (shift: number) => `translate(${-shift * played} 0)`;
  return (
    <svg width={960} height={540} style={{position: 'absolute'}}>
      <rect width={960} height={540} fill={palette.accentSoft} />
      <circle cx={640 + 60 * played} cy={170 + 50 * played} r={74} fill={palette.playhead} />
      <path
        d="M-40 330 Q160 180 380 320 T760 290 T1200 320 V540 H-40Z"
        fill={palette.mutedOnInk}
        transform={hill(30)}
      />
      <path
        d="M-40 410 Q240 300 480 400 T900 380 T1300 400 V540 H-40Z"
        fill={palette.muted}
        transform={hill(70)}
      />
      <path
        d="M-40 480 Q300 400 620 470 T1300 460 V540 H-40Z"
        fill={palette.inkLine}
        transform={hill(130)}
      />
    </svg>
  );
}

function Nothing(): ReactNode {
  const {paper, paperLine} = page;
  return (
    <AbsoluteFill
      style={{
        background: `conic-gradient(${paperLine} 25%, ${paper} 0 50%, ${paperLine} 0 75%, ${paper} 0) 0 0 / 60px 60px`,
      }}
    />
  );
}
