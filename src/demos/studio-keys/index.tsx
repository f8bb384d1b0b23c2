import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {glide} from '../parts/motion';

const total = 150;
const track = {left: 48, width: 864} as const;

type Press = {
  at: number;
  keys: readonly string[];
  does: string;
  /** Where the playhead is when the key is down; without it, it stays. */
  to?: number;
  /** Frames of the composition for each frame of this demo, from then on. */
  speed?: number;
  mark?: 'in' | 'out';
};

const presses: readonly Press[] = [
  {at: 8, keys: ['Space'], does: 'play', speed: 1},
  {at: 38, keys: ['L'], does: 'play at 2×', speed: 2},
  {at: 70, keys: ['Enter'], does: 'back to the start', to: 10, speed: 0},
  {at: 92, keys: ['Shift', '→'], does: '1 second on', to: 40},
  {at: 112, keys: ['I'], does: 'in point', mark: 'in'},
  {at: 132, keys: ['G'], does: 'go to frame 110', to: 110},
  {at: 152, keys: ['O'], does: 'out point', mark: 'out'},
  {at: 174, keys: ['A'], does: 'to the in point', to: 40},
  {at: 196, keys: ['E'], does: 'to the out point', to: 110},
  {at: 218, keys: ['X'], does: 'clear the marks'},
];

/** Where the playhead is after the keys that have been pressed. */
function headAt(frame: number): number {
  let head = 10;
  let speed = 0;
  let since = 0;
  for (const press of presses.filter(({at}) => at <= frame)) {
    head = press.to ?? head + speed * (press.at - since);
    speed = press.speed ?? speed;
    since = press.at;
  }
  return Math.min(total - 1, head + speed * (frame - since));
}

/** Keys of the Studio, and what the playhead does. */
export default function Keys(): ReactNode {
  const frame = useCurrentFrame();
  const current = presses.findLast(({at}) => at <= frame);
  const cleared = frame >= 218;
  const inFrame = frame >= 112 && !cleared ? 40 : null;
  const outFrame = frame >= 152 && !cleared ? 110 : null;
  const head = headAt(frame);

  return (
    <Canvas tone="ink">
      <div
        style={{
          alignItems: 'center',
          display: 'flex',
          gap: 24,
          height: 170,
          left: track.left,
          position: 'absolute',
          top: 52,
        }}
      >
        {current?.keys.map((label) => (
          <Key key={label} label={label} since={frame - current.at} />
        ))}
        <div style={{fontSize: 48, fontWeight: 600}}>{current?.does}</div>
      </div>
      <Track head={head} inFrame={inFrame} outFrame={outFrame} />
      <div
        style={{
          bottom: 44,
          fontFamily: font.mono,
          fontSize: 44,
          left: track.left,
          letterSpacing: 0,
          position: 'absolute',
        }}
      >
        <span style={{color: palette.mutedOnInk}}>frame</span> {head}
      </div>
    </Canvas>
  );
}

function Key({label, since}: {label: string; since: number}): ReactNode {
  const up = glide(since, 4, 9);
  return (
    <div
      style={{
        background: up < 0.5 ? palette.accentBright : palette.inkRaised,
        border: `3px solid ${up < 0.5 ? palette.accentSoft : palette.inkLine}`,
        borderBottomWidth: 3 + up * 9,
        borderRadius: 20,
        boxSizing: 'border-box',
        fontSize: 56,
        fontWeight: 620,
        height: 122,
        lineHeight: '108px',
        minWidth: 122,
        padding: '0 30px',
        textAlign: 'center',
        transform: `translateY(${(1 - up) * 9}px)`,
      }}
    >
      {label}
    </div>
  );
}

type TrackProps = {head: number; inFrame: number | null; outFrame: number | null};

function Track({head, inFrame, outFrame}: TrackProps): ReactNode {
  const x = (at: number) => (at / (total - 1)) * track.width;
  const start = x(inFrame ?? 0);
  const end = x(outFrame ?? total - 1);
  return (
    <div style={{height: 150, position: 'absolute', top: 262, ...track}}>
      <div
        style={{
          background: palette.inkRaised,
          borderRadius: 18,
          height: 110,
          position: 'absolute',
          top: 20,
          width: '100%',
        }}
      />
      <div
        style={{
          background: palette.accent,
          borderRadius: 18,
          height: 110,
          left: start,
          position: 'absolute',
          top: 20,
          width: end - start,
        }}
      />
      <Mark left={start - 44} shown={inFrame !== null} label="I" />
      <Mark left={end} shown={outFrame !== null} label="O" />
      <div
        style={{
          background: palette.playhead,
          borderRadius: 5,
          height: 150,
          left: x(head) - 5,
          position: 'absolute',
          width: 10,
        }}
      />
    </div>
  );
}

function Mark({left, shown, label}: {left: number; shown: boolean; label: string}): ReactNode {
  return (
    <div
      style={{
        background: palette.accentSoft,
        borderRadius: 10,
        color: palette.ink,
        fontSize: 34,
        fontWeight: 700,
        height: 110,
        left,
        lineHeight: '110px',
        opacity: shown ? 1 : 0,
        position: 'absolute',
        textAlign: 'center',
        top: 20,
        width: 44,
      }}
    >
      {label}
    </div>
  );
}
