import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Timeline} from '../parts/Timeline';
import type {Props} from './demo';

/** What both players play: nothing special, then a clip. */
const video = {durationInFrames: 90, clipFrom: 20} as const;
const last = video.durationInFrames - 1;
const screen = {width: 416, height: 260} as const;

/** Two players meet a clip that is not loaded: one goes on, one waits. */
export default function BufferState({loading}: Props): ReactNode {
  const now = useCurrentFrame();
  const loaded = now >= video.clipFrom + loading;
  const goesOn = Math.min(now, last);
  const waits = Math.min(loaded ? now - loading : Math.min(now, video.clipFrom), last);

  return (
    <Canvas
      tone="ink"
      style={{
        alignItems: 'center',
        flexDirection: 'row',
        justifyContent: 'space-between',
        padding: '0 48px',
      }}
    >
      <PlayerOf title="Goes on" at={goesOn} loaded={loaded} />
      <PlayerOf
        title="Waits"
        at={waits}
        loaded={loaded}
        waiting={now >= video.clipFrom && !loaded}
      />
    </Canvas>
  );
}

type PlayerProps = {title: string; at: number; loaded: boolean; waiting?: boolean};

function PlayerOf({title, at, loaded, waiting = false}: PlayerProps): ReactNode {
  const inClip = at >= video.clipFrom && !waiting;
  return (
    <div style={{width: screen.width}}>
      <div
        style={{
          alignItems: 'baseline',
          display: 'flex',
          justifyContent: 'space-between',
          marginBottom: 20,
        }}
      >
        <span style={{fontSize: 42, fontWeight: 600}}>{title}</span>
        <span style={{color: palette.mutedOnInk, fontFamily: font.mono, fontSize: 32}}>
          {String(at).padStart(2, '0')}
        </span>
      </div>
      <div
        style={{
          ...screen,
          background: inClip && loaded ? palette.accent : palette.inkRaised,
          borderRadius: 20,
          marginBottom: 24,
          overflow: 'hidden',
          position: 'relative',
        }}
      >
        {!inClip && !waiting && <Sign color={palette.mutedOnInk}>Intro</Sign>}
        {inClip && !loaded && <Sign color={palette.playhead}>No picture</Sign>}
        {waiting && <Spinner />}
        {inClip && loaded && <Clip at={at - video.clipFrom} />}
      </div>
      <Timeline width={screen.width} played={at / video.durationInFrames} />
    </div>
  );
}

function Sign({color, children}: {color: string; children: ReactNode}): ReactNode {
  return (
    <div
      style={{
        alignItems: 'center',
        color,
        display: 'flex',
        fontSize: 40,
        fontWeight: 560,
        inset: 0,
        justifyContent: 'center',
        position: 'absolute',
      }}
    >
      {children}
    </div>
  );
}

function Spinner(): ReactNode {
  const turn = useCurrentFrame() * 14;
  return (
    <svg
      {...screen}
      viewBox={`${-screen.width / 2} ${-screen.height / 2} ${screen.width} ${screen.height}`}
      fill="none"
      strokeLinecap="round"
      strokeWidth={12}
    >
      <circle r={46} stroke={palette.inkLine} />
      <path d="M0 -46 A46 46 0 0 1 46 0" stroke={palette.paper} transform={`rotate(${turn})`} />
    </svg>
  );
}

/** The clip counts, so that one sees what was missed. */
function Clip({at}: {at: number}): ReactNode {
  const part = at / (last - video.clipFrom);
  const radius = 46;
  return (
    <svg {...screen} fill={palette.paper}>
      <text x={30} y={62} fontSize={38} fontWeight={600}>
        Clip {Math.round(part * 100)}%
      </text>
      <circle
        cx={30 + radius + part * (screen.width - 60 - 2 * radius)}
        cy={screen.height - 40 - radius}
        r={radius}
      />
    </svg>
  );
}
