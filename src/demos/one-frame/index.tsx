import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Footage} from '../parts/Footage';
import {travel} from '../parts/motion';
import type {Props} from './demo';

const videoFrames = 90;
const last = videoFrames - 1;
const picture = {width: 420, height: 236} as const;
const right = 960 - 48 - picture.width;
const film = {top: 404, height: 72, cells: 18} as const;
const cellWidth = 864 / film.cells;

/** A video plays, and one frame of it becomes an image. */
export default function OneFrame({frame: chosen}: Props): ReactNode {
  const frame = useCurrentFrame();
  const shown = Math.min(frame, last);
  const flash = 1 - travel(frame, chosen, chosen + 10);
  const x = (at: number) => 48 + (at / last) * 864;

  return (
    <Canvas tone="ink" style={{fontFamily: font.mono, fontSize: 34, letterSpacing: 0}}>
      <Picture left={48}>
        <Footage {...picture} passed={shown / last} />
      </Picture>
      <Picture left={right}>
        {frame >= chosen && (
          <>
            <Footage {...picture} passed={chosen / last} />
            <div
              style={{background: palette.paper, inset: 0, opacity: flash, position: 'absolute'}}
            />
          </>
        )}
      </Picture>
      <Label left={48} text={`frame ${shown}`} />
      <Label left={right} text={frame >= chosen ? `image.png: frame ${chosen}` : 'image.png'} />
      <div
        style={{
          borderRadius: 12,
          display: 'flex',
          height: film.height,
          left: 48,
          overflow: 'hidden',
          position: 'absolute',
          top: film.top,
          width: 864,
        }}
      >
        {Array.from({length: film.cells}, (_, index) => (
          <div key={index} style={{boxShadow: `inset -2px 0 ${palette.ink}`, width: cellWidth}}>
            <Footage
              passed={(index + 0.5) / film.cells}
              width={cellWidth - 2}
              height={film.height}
            />
          </div>
        ))}
      </div>
      <Mark at={x(chosen)} color={palette.paper} wide />
      <Mark at={x(shown)} color={palette.playhead} />
    </Canvas>
  );
}

function Picture({left, children}: {left: number; children: ReactNode}): ReactNode {
  return (
    <div
      style={{
        background: palette.inkRaised,
        borderRadius: 16,
        left,
        overflow: 'hidden',
        position: 'absolute',
        top: 44,
        ...picture,
      }}
    >
      {children}
    </div>
  );
}

function Label({left, text}: {left: number; text: string}): ReactNode {
  return <div style={{left, position: 'absolute', top: 304, whiteSpace: 'pre'}}>{text}</div>;
}

type MarkProps = {at: number; color: string; wide?: boolean};

/** A line over the film; the wide one is a frame around its place. */
function Mark({at, color, wide = false}: MarkProps): ReactNode {
  const width = wide ? 26 : 6;
  return (
    <div
      style={{
        background: wide ? 'transparent' : color,
        border: wide ? `5px solid ${color}` : 'none',
        borderRadius: wide ? 10 : 3,
        boxSizing: 'border-box',
        height: film.height + 32,
        left: at - width / 2,
        position: 'absolute',
        top: film.top - 16,
        width,
      }}
    />
  );
}
