import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

const lane = {width: 864, height: 72} as const;
/** When each component begins to load. Both stand in the same frame; the model fetches a list first. */
const starts = {map: 20, model: 28} as const;

/** Two components block playback for a while; it goes on when both are done. */
export default function PlaybackBlocks({map, model}: Props): ReactNode {
  const now = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const x = (at: number) => (Math.min(at, total) / total) * lane.width;
  const mapUntil = starts.map + map;
  const modelUntil = starts.model + model;
  const stillUntil = Math.max(mapUntil, modelUntil);
  const waiting = now >= starts.map && now < stillUntil;
  const shown = Math.min(now, starts.map) + Math.max(0, now - stillUntil);

  return (
    <Canvas tone="ink" style={{gap: 22, justifyContent: 'center', padding: '0 48px'}}>
      <Lane name="Map" note={noteOf(now, starts.map, mapUntil)}>
        <Bar from={x(starts.map)} until={x(Math.min(now, mapUntil))} color={palette.accentBright} />
      </Lane>
      <Lane name="Model" note={noteOf(now, starts.model, modelUntil)}>
        <Bar
          from={x(starts.model)}
          until={x(Math.min(now, modelUntil))}
          color={palette.accentBright}
        />
      </Lane>
      <Lane name="Playback" note={waiting ? `waits at frame ${shown}` : `frame ${shown}`} lit>
        <Bar from={0} until={x(Math.min(now, starts.map))} color={palette.paper} />
        <Bar from={x(starts.map)} until={x(Math.min(now, stillUntil))} color={palette.playhead} />
        <Bar from={x(stillUntil)} until={x(now)} color={palette.paper} />
      </Lane>
    </Canvas>
  );
}

function noteOf(now: number, from: number, until: number): string {
  if (now < from) {
    return '';
  }
  return now < until ? 'delayPlayback()' : 'unblock()';
}

type LaneProps = {name: string; note: string; lit?: boolean; children: ReactNode};

function Lane({name, note, lit = false, children}: LaneProps): ReactNode {
  return (
    <div>
      <div
        style={{
          alignItems: 'baseline',
          display: 'flex',
          fontSize: 36,
          justifyContent: 'space-between',
          marginBottom: 12,
        }}
      >
        <span style={{color: lit ? palette.paper : palette.mutedOnInk}}>{name}</span>
        <span style={{fontFamily: font.mono, fontSize: 32, letterSpacing: 0}}>{note}</span>
      </div>
      <svg {...lane} style={{borderRadius: 14, display: 'block'}}>
        <rect {...lane} fill={palette.inkRaised} />
        {children}
      </svg>
    </div>
  );
}

function Bar({from, until, color}: {from: number; until: number; color: string}): ReactNode {
  return until > from ? (
    <rect x={from} width={until - from} height={lane.height} fill={color} />
  ) : null;
}
