import type {ReactNode} from 'react';
import {Freeze, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {font, palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import type {Props} from './demo';

const picture = {width: 420, height: 315} as const;

/** The same composition twice: playing, and as one frame of it. */
export default function PlayerThumbnail({frameToDisplay}: Props): ReactNode {
  return (
    <PageCanvas
      style={{alignItems: 'center', flexDirection: 'row', gap: 24, justifyContent: 'center'}}
    >
      <Tile name="<Player>">
        <Ball />
      </Tile>
      <Tile name="<Thumbnail>">
        <Freeze frame={frameToDisplay}>
          <Ball still />
        </Freeze>
      </Tile>
    </PageCanvas>
  );
}

function Tile({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <div
        style={{
          color: page.muted,
          fontFamily: font.mono,
          fontSize: 40,
          letterSpacing: 0,
          marginBottom: 22,
        }}
      >
        {name}
      </div>
      <div
        style={{
          ...picture,
          background: page.screen,
          borderRadius: 20,
          overflow: 'hidden',
          position: 'relative',
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** A ball that rolls along a line; the frame stands above it. */
function Ball({still = false}: {still?: boolean}): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const x = interpolate(frame, [0, durationInFrames - 1], [80, picture.width - 80]);
  return (
    <svg {...picture} fontFamily={font.mono}>
      <text x={34} y={84} fontSize={42} fill={palette.mutedOnInk}>
        frame <tspan fill={still ? palette.playhead : palette.paper}>{frame}</tspan>
      </text>
      <path
        d={`M34 272 H${picture.width - 34}`}
        stroke={palette.inkLine}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <path
        d={`M80 272 H${x}`}
        stroke={palette.accentBright}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <g transform={`translate(${x} 216) rotate(${frame * 6})`}>
        <circle r={52} fill={palette.accentBright} />
        <path d="M0 0 V-52 A52 52 0 0 1 52 0 Z" fill={palette.accentSoft} />
      </g>
    </svg>
  );
}
