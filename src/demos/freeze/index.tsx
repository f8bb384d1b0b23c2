import type {ReactNode} from 'react';
import {Freeze, useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

const card = {width: 420, height: 428} as const;
const orbit = {radius: 96, ball: 34, framesPerTurn: 60} as const;

/** The same card, moving and frozen. */
export default function FreezeInTime({frame, active}: Props): ReactNode {
  return (
    <Canvas
      tone="ink"
      style={{flexDirection: 'row', justifyContent: 'space-between', padding: '56px 48px'}}
    >
      <Circling title="<Child />" color={palette.inkRaised} />
      <Freeze frame={frame} active={active}>
        <Circling title="in <Freeze>" color={palette.accent} />
      </Freeze>
    </Canvas>
  );
}

/** A ball that turns once in two seconds, and the frame it believes it is. */
function Circling({title, color}: {title: string; color: string}): ReactNode {
  const frame = useCurrentFrame();
  const angle = (frame / orbit.framesPerTurn) * Math.PI * 2;
  const size = (orbit.radius + orbit.ball) * 2;
  const centre = size / 2;

  return (
    <div
      style={{
        background: color,
        borderRadius: 24,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '26px 28px',
        ...card,
      }}
    >
      <div style={{display: 'flex', fontSize: 36, justifyContent: 'space-between'}}>
        <span>{title}</span>
        <span style={{fontFamily: font.mono, fontVariantNumeric: 'tabular-nums', letterSpacing: 0}}>
          {frame}
        </span>
      </div>
      <svg width={size} height={size} style={{alignSelf: 'center'}}>
        <circle
          cx={centre}
          cy={centre}
          r={orbit.radius}
          fill="none"
          stroke={palette.mutedOnInk}
          strokeWidth={4}
        />
        <circle
          cx={centre + Math.sin(angle) * orbit.radius}
          cy={centre - Math.cos(angle) * orbit.radius}
          r={orbit.ball}
          fill={palette.paper}
        />
      </svg>
    </div>
  );
}
