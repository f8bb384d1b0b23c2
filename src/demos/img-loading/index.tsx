import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Landscape} from '../parts/Landscape';
import type {Props} from './demo';

const picture = {width: 158, height: 118} as const;
const count = 5;
/** How long a render needs for one frame of the video, in frames of this demo. */
const pace = 11;

/** Two renders of the same frames: one takes what is there, one waits for the image. */
export default function ImageLoading({loading}: Props): ReactNode {
  const now = useCurrentFrame();
  const row = (waits: boolean) =>
    Array.from({length: count}, (_, index) => {
      const drawnAt = (waits ? loading : 0) + (index + 1) * pace;
      return {drawn: now >= drawnAt, complete: drawnAt > loading};
    });

  return (
    <Canvas tone="ink" style={{gap: 44, justifyContent: 'center', padding: '0 48px'}}>
      <Row name="<img>" frames={row(false)} />
      <Row name="<Img>" note={now < loading ? 'waits for the image' : ''} frames={row(true)} />
    </Canvas>
  );
}

type RowProps = {
  name: string;
  note?: string;
  frames: readonly {drawn: boolean; complete: boolean}[];
};

function Row({name, note = '', frames}: RowProps): ReactNode {
  return (
    <div>
      <div
        style={{
          display: 'flex',
          fontFamily: font.mono,
          fontSize: 38,
          justifyContent: 'space-between',
          letterSpacing: 0,
          marginBottom: 20,
        }}
      >
        <span>{name}</span>
        <span style={{color: palette.playhead, fontSize: 32}}>{note}</span>
      </div>
      <div style={{display: 'flex', justifyContent: 'space-between'}}>
        {frames.map(({drawn, complete}, index) => (
          <div
            key={index}
            style={{
              alignItems: 'center',
              border: drawn ? 'none' : `4px dashed ${palette.inkLine}`,
              background: drawn && !complete ? palette.paper : 'none',
              borderRadius: 14,
              boxSizing: 'border-box',
              color: drawn ? palette.muted : palette.mutedOnInk,
              display: 'flex',
              fontSize: drawn ? 30 : 40,
              justifyContent: 'center',
              overflow: 'hidden',
              ...picture,
            }}
          >
            {drawn && complete ? <Landscape {...picture} day={0.3} radius={0} /> : null}
            {drawn && !complete ? 'empty' : null}
            {drawn ? null : index}
          </div>
        ))}
      </div>
    </div>
  );
}
