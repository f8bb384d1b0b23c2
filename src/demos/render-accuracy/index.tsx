import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Footage} from '../parts/Footage';

const picture = {width: 418, height: 235} as const;
/** Frames at which the browser lands beside the wanted one. */
const missed = [3, 7, 8, 13, 18, 22];

/** What a render asks for, and what it gets. */
export default function RenderAccuracy(): ReactNode {
  const frame = useCurrentFrame();
  return (
    <Canvas tone="ink" style={{padding: '40px 48px'}}>
      <div style={{color: palette.mutedOnInk, fontSize: 38, marginBottom: 30}}>
        A render asks for frame <Count value={frame} color={palette.paper} />
      </div>
      <div style={{display: 'flex', justifyContent: 'space-between'}}>
        <Answer name="<OffthreadVideo>" shown={frame} />
        <Answer name="<Video>" shown={missed.includes(frame) ? frame - 1 : frame} />
      </div>
    </Canvas>
  );
}

function Answer({name, shown}: {name: string; shown: number}): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  return (
    <div style={{width: picture.width}}>
      <div style={{fontFamily: font.mono, fontSize: 36, letterSpacing: 0, marginBottom: 16}}>
        {name}
      </div>
      <div style={{borderRadius: 16, overflow: 'hidden', ...picture}}>
        <Footage passed={0.1 + (shown / durationInFrames) * 0.8} {...picture} />
      </div>
      <div style={{color: palette.mutedOnInk, fontSize: 38, marginTop: 20}}>
        shows{' '}
        <Count value={shown} color={shown === frame ? palette.accentSoft : palette.playhead} />
      </div>
    </div>
  );
}

function Count({value, color}: {value: number; color: string}): ReactNode {
  return (
    <span style={{color, fontFamily: font.mono, fontSize: 52, fontWeight: 600, letterSpacing: 0}}>
      {value}
    </span>
  );
}
