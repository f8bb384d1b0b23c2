import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {page} from '../page-colors';
import {palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {usePlayed, wave} from '../parts/motion';
import type {Props} from './demo';
import {order} from './order';

const contents = {Picture, Title, Badge};

/** Three layers that overlap; the order in which they are written decides which one is on top. */
export default function LayerOrder({last, opacity}: Props): ReactNode {
  return (
    <PageCanvas>
      {order(last).map((name) => {
        const Content = contents[name];
        return (
          <AbsoluteFill key={name} style={{opacity: name === last ? opacity : 1}}>
            <Content />
          </AbsoluteFill>
        );
      })}
    </PageCanvas>
  );
}

function Picture(): ReactNode {
  const sway = wave(usePlayed(), 1) * 2 - 1;
  return (
    <svg
      width={700}
      height={420}
      viewBox="0 0 560 336"
      style={{
        borderRadius: 28,
        left: 130,
        outline: `2px solid ${page.edge}`,
        position: 'absolute',
        top: 60,
        transform: `translateY(${sway * 14}px)`,
      }}
    >
      <rect width={560} height={336} fill={palette.accentSoft} />
      <circle cx={420} cy={80} r={54} fill={palette.paper} />
      <path d="M0 250 L150 140 L300 270 L390 200 L560 300 V336 H0 Z" fill={palette.accent} />
      <path d="M0 310 L210 240 L400 320 L560 270 V336 H0 Z" fill={palette.ink} />
    </svg>
  );
}

function Title(): ReactNode {
  const sway = wave(usePlayed(), 1, 0.25) * 2 - 1;
  return (
    <div
      style={{
        color: palette.ink,
        fontSize: 150,
        fontWeight: 700,
        left: 196,
        letterSpacing: '-0.05em',
        lineHeight: 1,
        position: 'absolute',
        top: 130,
        transform: `translateX(${sway * 20}px)`,
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
        borderRadius: 95,
        color: palette.paper,
        display: 'flex',
        fontSize: 64,
        fontWeight: 680,
        height: 190,
        justifyContent: 'center',
        left: 690,
        position: 'absolute',
        top: 230,
        transform: `rotate(${sway * 10 - 8}deg)`,
        width: 190,
      }}
    >
      New
    </div>
  );
}
