import {Trail} from '@remotion/motion-blur';
import type {ReactNode} from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

const round = 120;

/** A disc on its way, with copies of where it has been. */
export default function MotionTrail(options: Props): ReactNode {
  return (
    <Canvas tone="ink">
      <Trail {...options}>
        <Disc />
      </Trail>
    </Canvas>
  );
}

function Disc(): ReactNode {
  const angle = (useCurrentFrame() / round) * 2 * Math.PI;
  return (
    <AbsoluteFill>
      <div
        style={{
          background: palette.playhead,
          borderRadius: 50,
          height: 100,
          left: 430 + 340 * Math.sin(angle * 2),
          position: 'absolute',
          top: 220 + 160 * Math.sin(angle * 3),
          width: 100,
        }}
      />
    </AbsoluteFill>
  );
}
