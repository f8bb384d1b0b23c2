import type {CSSProperties, ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

/** The second scene: where it starts, and how many frames its clip needs to load. */
const scene = {from: 60, loading: 26} as const;
const card = {width: 420, height: 252} as const;
const lane = {width: 864, height: 72, gap: 14} as const;

/** A scene that is mounted before it is shown. Computed, since a render would not premount. */
export default function Premounting({premountFor}: Props): ReactNode {
  const frame = useCurrentFrame();
  const mountedAt = scene.from - premountFor;
  const loaded = Math.min(1, Math.max(0, (frame - mountedAt) / scene.loading));

  return (
    <Canvas tone="ink" style={{justifyContent: 'space-between', padding: '44px 48px 52px'}}>
      <div style={{display: 'flex', gap: 24}}>
        <Mounted
          state={frame < mountedAt ? 'not mounted' : frame < scene.from ? 'premounted' : 'shown'}
          loaded={loaded}
        />
        <Screen ready={loaded === 1} />
      </div>
      <Scenes premountFor={premountFor} />
    </Canvas>
  );
}

const box: CSSProperties = {
  ...card,
  background: palette.inkRaised,
  borderRadius: 24,
  boxSizing: 'border-box',
  overflow: 'hidden',
  position: 'relative',
};

type State = 'not mounted' | 'premounted' | 'shown';

function Mounted({state, loaded}: {state: State; loaded: number}): ReactNode {
  const there = state !== 'not mounted';
  return (
    <div
      style={{
        ...box,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '28px 30px 34px',
      }}
    >
      <div>
        <div style={{color: palette.mutedOnInk, fontSize: 32, marginBottom: 8}}>Scene 2</div>
        <div
          style={{
            color: there ? palette.paper : palette.mutedOnInk,
            fontSize: 54,
            fontWeight: 600,
          }}
        >
          {state}
        </div>
      </div>
      <div>
        <div style={{color: palette.mutedOnInk, fontSize: 32, marginBottom: 14}}>
          {loaded === 1 ? 'loaded' : there ? 'loading' : 'nothing loaded'}
        </div>
        <div style={{background: palette.inkLine, borderRadius: 8, height: 16}}>
          <div
            style={{
              background: palette.accentBright,
              borderRadius: 8,
              height: '100%',
              width: `${loaded * 100}%`,
            }}
          />
        </div>
      </div>
    </div>
  );
}

function Screen({ready}: {ready: boolean}): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const second = frame >= scene.from;
  const part = second ? (frame - scene.from) / (durationInFrames - scene.from) : frame / scene.from;
  const empty = second && !ready;
  const radius = 52;
  return (
    <div
      style={{
        ...box,
        background: empty ? palette.ink : second ? palette.accent : palette.accentSoft,
        boxShadow: empty ? `inset 0 0 0 4px ${palette.inkLine}` : 'none',
        color: empty ? palette.playhead : second ? palette.paper : palette.ink,
        fontSize: 42,
        fontWeight: 600,
        padding: '28px 30px',
      }}
    >
      {empty ? 'No picture yet' : second ? 'Scene 2' : 'Scene 1'}
      {!empty && (
        <div
          style={{
            background: 'currentColor',
            borderRadius: radius,
            bottom: 34,
            height: 2 * radius,
            left: 30 + part * (card.width - 60 - 2 * radius),
            position: 'absolute',
            width: 2 * radius,
          }}
        />
      )}
    </div>
  );
}

function Scenes({premountFor}: {premountFor: number}): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const x = (at: number) => (at / total) * lane.width;
  const second = lane.height + lane.gap;
  const height = second + lane.height;
  const shown = frame >= scene.from;
  return (
    <svg
      width={lane.width}
      height={height}
      overflow="visible"
      fontFamily={font.mono}
      fontSize={30}
      fill={palette.paper}
    >
      <defs>
        <pattern
          id="premounted"
          width={14}
          height={14}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={14} height={14} fill={palette.inkLine} />
          <rect width={6} height={14} fill={palette.accentBright} />
        </pattern>
      </defs>
      {[0, second].map((y) => (
        <rect
          key={y}
          y={y}
          width={lane.width}
          height={lane.height}
          rx={12}
          fill={palette.inkRaised}
        />
      ))}
      <rect
        width={x(scene.from)}
        height={lane.height}
        rx={12}
        fill={shown ? palette.inkLine : palette.accent}
      />
      <text x={18} y={47}>
        Scene 1
      </text>
      {premountFor > 0 && (
        <rect
          x={x(scene.from - premountFor)}
          y={second}
          width={x(premountFor) + 12}
          height={lane.height}
          rx={12}
          fill="url(#premounted)"
        />
      )}
      <rect
        x={x(scene.from)}
        y={second}
        width={x(total - scene.from)}
        height={lane.height}
        rx={12}
        fill={shown ? palette.accent : palette.inkLine}
      />
      <text x={x(scene.from) + 18} y={second + 47}>
        Scene 2
      </text>
      <rect
        x={x(frame + 0.5) - 3}
        y={-14}
        width={6}
        height={height + 28}
        rx={3}
        fill={palette.playhead}
      />
    </svg>
  );
}
