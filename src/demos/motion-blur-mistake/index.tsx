import {Trail} from '@remotion/motion-blur';
import type {ReactNode} from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {wave} from '../parts/motion';

const trail = {layers: 30, lagInFrames: 0.5, trailOpacity: 0.7} as const;

/** Two discs in a trail. Only the lower one reads the frame inside of it. */
export default function MotionBlurMistake(): ReactNode {
  const frame = useCurrentFrame();
  return (
    <Canvas tone="ink" style={{color: palette.mutedOnInk, fontSize: 34}}>
      <div style={{left: 48, position: 'absolute', top: 40}}>Frame read outside</div>
      <div style={{left: 48, position: 'absolute', top: 300}}>Frame read inside</div>
      <Trail {...trail}>
        <Disc frame={frame} top={110} color={palette.playhead} />
      </Trail>
      <Trail {...trail}>
        <ReadingDisc />
      </Trail>
    </Canvas>
  );
}

function ReadingDisc(): ReactNode {
  return <Disc frame={useCurrentFrame()} top={370} color={palette.accentBright} />;
}

function Disc({frame, top, color}: {frame: number; top: number; color: string}): ReactNode {
  const left = 48 + 744 * wave(frame / 90, 1, -0.25);
  return (
    <AbsoluteFill>
      <div
        style={{
          background: color,
          borderRadius: 60,
          height: 120,
          left,
          position: 'absolute',
          top,
          width: 120,
        }}
      />
    </AbsoluteFill>
  );
}
