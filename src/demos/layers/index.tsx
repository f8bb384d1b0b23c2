import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {usePlayed, wave} from '../parts/motion';
import type {Props} from './demo';
import {order} from './order';

const contents = {Picture, Title, Badge};

/** Three layers that overlap; the order in which they are written decides which one is on top. */
export default function LayerOrder({last, opacity}: Props): ReactNode {
  return (
    <Canvas tone="paper">
      {order(last).map((name) => {
        const Content = contents[name];
        return (
          <AbsoluteFill key={name} style={{opacity: name === last ? opacity : 1}}>
            <Content />
          </AbsoluteFill>
        );
      })}
    </Canvas>
  );
}

function Picture(): ReactNode {
  const sway = wave(usePlayed(), 1) * 2 - 1;
  return (
    <svg
      width={560}
      height={380}
      viewBox="0 0 560 380"
      style={{
        borderRadius: 28,
        left: 200,
        position: 'absolute',
        top: 80,
        transform: `translateY(${sway * 14}px)`,
      }}
    >
      <rect width={560} height={380} fill={palette.accentSoft} />
      <circle cx={390} cy={120} r={64} fill={palette.paper} />
      <path d="M0 290 L150 150 L300 300 L390 220 L560 340 V380 H0 Z" fill={palette.accent} />
      <path d="M0 350 L210 260 L400 350 L560 290 V380 H0 Z" fill={palette.ink} />
    </svg>
  );
}

function Title(): ReactNode {
  const sway = wave(usePlayed(), 1, 0.25) * 2 - 1;
  return (
    <div
      style={{
        color: palette.ink,
        fontSize: 210,
        fontWeight: 700,
        left: 60,
        letterSpacing: '-0.05em',
        lineHeight: 1,
        position: 'absolute',
        top: 160,
        transform: `translateX(${sway * 30}px)`,
        whiteSpace: 'nowrap',
      }}
    >
      Summer
    </div>
  );
}

function Badge(): ReactNode {
  const sway = wave(usePlayed(), 1, 0.5) * 2 - 1;
  return (
    <div
      style={{
        alignItems: 'center',
        background: palette.playhead,
        borderRadius: 110,
        color: palette.paper,
        display: 'flex',
        fontSize: 76,
        fontWeight: 680,
        height: 220,
        justifyContent: 'center',
        left: 610,
        position: 'absolute',
        top: 230,
        transform: `rotate(${sway * 10 - 8}deg)`,
        width: 220,
      }}
    >
      New
    </div>
  );
}
