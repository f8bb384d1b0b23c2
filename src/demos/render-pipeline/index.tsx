import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {Canvas} from '../parts/Canvas';
import {glide, travel} from '../parts/motion';
import {font, palette} from '../palette';

const frames = 12;
const tabs = 3;
/** Frames of this demo: when drawing begins, how long one picture takes, when writing begins. */
const drawing = 34;
const drawTime = 20;
const writing = 66;
const writeTime = 5;

/** The tab that draws a picture, and when it is done: each takes the next one that waits. */
const drawn = (index: number) =>
  drawing + (Math.floor(index / tabs) + 1) * drawTime - (index % tabs) * 5;
const written = (index: number) => writing + (index + 1) * writeTime + 12;

/** A render from the code to the file, with the pictures that pass through it. */
export default function RenderPipeline(): ReactNode {
  const frame = useCurrentFrame();
  return (
    <Canvas tone="ink" style={{flexDirection: 'row', gap: 24, padding: 56}}>
      <Stage title="Bundle" detail="your code" active={frame > 4} width={226}>
        <Bar filled={travel(frame, 4, 30)} />
      </Stage>
      <Stage title="Browser" detail={`${tabs} tabs`} active={frame > drawing} width={220}>
        {Array.from({length: tabs}, (_, tab) => (
          <Bar key={tab} filled={drawnBy(tab, frame)} />
        ))}
      </Stage>
      <Stage title="Frames" detail={`0-${frames - 1}`} active={frame > drawing} width={400}>
        <div style={{display: 'grid', gap: 12, gridTemplateColumns: 'repeat(4, 1fr)'}}>
          {Array.from({length: frames}, (_, index) => (
            <Picture
              key={index}
              index={index}
              shown={glide(frame, drawn(index) - 4, drawn(index))}
            />
          ))}
        </div>
      </Stage>
      <Stage title="File" detail="video.mp4" active={frame > writing} width={250}>
        <div style={{display: 'flex', gap: 4, height: 234}}>
          {Array.from({length: frames}, (_, index) => (
            <div
              key={index}
              style={{
                background: palette.playhead,
                borderRadius: 4,
                flex: 1,
                opacity: frame >= written(index) ? 1 : 0.15,
              }}
            />
          ))}
        </div>
      </Stage>
    </Canvas>
  );
}

/** How far a tab is with the picture it draws now, 0-1. */
function drawnBy(tab: number, frame: number): number {
  const done = drawing + (frames / tabs) * drawTime - tab * 5;
  if (frame < drawing || frame >= done) {
    return frame < drawing ? 0 : 1;
  }
  return ((frame - drawing + tab * 5) % drawTime) / drawTime;
}

type StageProps = {
  title: string;
  detail: string;
  active: boolean;
  width: number;
  children: ReactNode;
};

function Stage({title, detail, active, width, children}: StageProps): ReactNode {
  return (
    <div
      style={{
        background: palette.inkRaised,
        border: `3px solid ${active ? palette.accentBright : palette.inkLine}`,
        borderRadius: 20,
        boxSizing: 'border-box',
        height: '100%',
        padding: 26,
        width,
      }}
    >
      <div style={{fontSize: 38, fontWeight: 620}}>{title}</div>
      <div
        style={{
          color: palette.mutedOnInk,
          fontFamily: font.mono,
          fontSize: 30,
          margin: '8px 0 40px',
        }}
      >
        {detail}
      </div>
      {children}
    </div>
  );
}

function Bar({filled}: {filled: number}): ReactNode {
  return (
    <div style={{background: palette.inkLine, borderRadius: 8, height: 30, marginBottom: 26}}>
      <div
        style={{
          background: palette.accentBright,
          borderRadius: 8,
          height: '100%',
          width: `${filled * 100}%`,
        }}
      />
    </div>
  );
}

function Picture({index, shown}: {index: number; shown: number}): ReactNode {
  return (
    <div
      style={{
        alignItems: 'center',
        background: palette.accentSoft,
        borderRadius: 8,
        color: palette.ink,
        display: 'flex',
        fontFamily: font.mono,
        fontSize: 36,
        height: 70,
        justifyContent: 'center',
        opacity: 0.12 + shown * 0.88,
      }}
    >
      {index}
    </div>
  );
}
