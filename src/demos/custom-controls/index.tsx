import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {glide, travel} from '../parts/motion';

const picture = {x: 80, y: 40, width: 800, height: 330} as const;
const row = 452;
const bar = {left: 250, width: 480} as const;
const buttons = {play: 140, mute: 830} as const;

/** What the pointer does, in frames. */
const script = {play: 24, grab: 84, letGo: 112, mute: 140} as const;

/** Controls of one's own below a video, and a pointer that uses them. */
export default function CustomControls(): ReactNode {
  const frame = useCurrentFrame();
  const {play, grab, letGo, mute} = script;
  const played =
    0.62 * travel(frame, play, grab) -
    0.42 * glide(frame, grab + 4, letGo - 2) +
    0.3 * travel(frame, letGo, 160);
  const playing = (frame >= play && frame < grab) || frame >= letGo;
  const thumb = bar.left + played * bar.width;

  return (
    <Canvas tone="ink">
      <svg width={960} height={540} style={{inset: 0, position: 'absolute'}}>
        <Picture played={played} />
        <PlayButton playing={playing} />
        <g strokeLinecap="round" strokeWidth={14}>
          <path d={`M${bar.left} ${row} h${bar.width}`} stroke={palette.inkLine} />
          <path d={`M${bar.left} ${row} H${thumb}`} stroke={palette.accentBright} />
        </g>
        <circle cx={thumb} cy={row} r={24} fill={palette.paper} />
        <Speaker muted={frame >= mute} />
        <Pointer thumb={thumb} />
      </svg>
    </Canvas>
  );
}

function Picture({played}: {played: number}): ReactNode {
  const {x, y, width, height} = picture;
  const radius = 74;
  return (
    <g>
      <rect {...picture} rx={24} fill={palette.accent} />
      <text x={x + 40} y={y + 84} fill={palette.paper} fontSize={60} fontWeight={620}>
        {Math.round(played * 100)}%
      </text>
      <circle
        cx={x + 40 + radius + played * (width - 80 - 2 * radius)}
        cy={y + height - 40 - radius}
        r={radius}
        fill={palette.accentSoft}
      />
    </g>
  );
}

function PlayButton({playing}: {playing: boolean}): ReactNode {
  return (
    <g transform={`translate(${buttons.play} ${row})`} fill={palette.ink}>
      <circle r={56} fill={palette.paper} />
      <path d={playing ? 'M-20 -26h13v52h-13z M7 -26h13v52h-13z' : 'M-15 -28 L29 0 L-15 28 Z'} />
    </g>
  );
}

function Speaker({muted}: {muted: boolean}): ReactNode {
  return (
    <g
      transform={`translate(${buttons.mute} ${row})`}
      fill="none"
      stroke={palette.paper}
      strokeWidth={7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M-40 -15 h18 l24 -21 v72 l-24 -21 h-18 z" fill={palette.paper} />
      <path
        d={
          muted
            ? 'M20 -17 L52 17 M52 -17 L20 17'
            : 'M20 -16 a22 22 0 0 1 0 32 M36 -30 a42 42 0 0 1 0 60'
        }
      />
    </g>
  );
}

function Pointer({thumb}: {thumb: number}): ReactNode {
  const frame = useCurrentFrame();
  const {play, grab, letGo, mute} = script;
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const rest = {x: 480, y: 250} as const;
  const grabbed = bar.left + 0.62 * bar.width;
  const left = bar.left + 0.2 * bar.width;

  /** Where it is between two frames, slow at both ends. */
  const between = (from: number, until: number, start: number, end: number) =>
    interpolate(glide(frame, from, until), [0, 1], [start, end], clamp);
  const x =
    frame < play + 20
      ? between(4, play - 4, rest.x, buttons.play)
      : frame < grab
        ? between(play + 20, grab - 8, buttons.play, grabbed)
        : frame < letGo
          ? thumb
          : frame < mute + 4
            ? between(letGo, mute - 4, left, buttons.mute)
            : between(mute + 4, 158, buttons.mute, rest.x);
  const y =
    frame < mute + 4 ? between(4, play - 4, rest.y, row) : between(mute + 4, 158, row, rest.y);
  const pressed =
    Math.abs(frame - play) < 4 || (frame >= grab && frame < letGo) || Math.abs(frame - mute) < 4;

  return (
    <g transform={`translate(${x} ${y})`}>
      {pressed && <circle r={44} fill={palette.playhead} opacity={0.45} />}
      <path
        d="M0 0 V62 L15 48 L26 74 L38 69 L27 44 L47 42 Z"
        fill={palette.ink}
        stroke={palette.paper}
        strokeWidth={5}
        strokeLinejoin="round"
      />
    </g>
  );
}
