import {noise3D} from '@remotion/noise';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

const columns = 26;
const rows = 15;
const size = 36;

/** A wind: noise of a place and a time is the angle of each stroke. */
export default function NoiseWind({distance, speed}: Props): ReactNode {
  const frame = useCurrentFrame();
  return (
    <Canvas tone="ink">
      <svg width={960} height={540} strokeWidth={7} strokeLinecap="round">
        {Array.from({length: columns * rows}, (_, index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          const value = noise3D('wind', column * distance, row * distance, frame * speed + 0.3);
          const place = `translate(${(column + 0.5) * size + 12} ${(row + 0.5) * size})`;
          return (
            <line
              key={index}
              x1={-13}
              x2={13}
              transform={`${place} rotate(${value * 180})`}
              stroke={value < -0.4 ? palette.playhead : palette.accentBright}
              opacity={0.45 + Math.abs(value) * 0.55}
            />
          );
        })}
      </svg>
    </Canvas>
  );
}
