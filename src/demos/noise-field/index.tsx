import {noise4D} from '@remotion/noise';
import type {ReactNode} from 'react';
import {useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {usePlayed} from '../parts/motion';
import type {Props} from './demo';

const columns = 24;
const rows = 13;

/** Dots that noise moves and lights. Time goes round in a circle, so the last frame leads to the first. */
export default function NoiseField({distance, radius, reach}: Props): ReactNode {
  const {width, height} = useVideoConfig();
  const angle = usePlayed() * 2 * Math.PI;
  const time = [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;

  return (
    <Canvas tone="ink">
      <svg width={width} height={height} fill={palette.accentBright}>
        {Array.from({length: columns * rows}, (_, index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          const place = [column * distance + 10, row * distance + 10] as const;
          const light = noise4D('light', ...place, ...time);
          return (
            <circle
              key={index}
              cx={((column + 0.5) / columns) * width + noise4D('x', ...place, ...time) * reach}
              cy={((row + 0.5) / rows) * height + noise4D('y', ...place, ...time) * reach}
              r={11 + light * 6}
              fill={light > 0.45 ? palette.paper : palette.accentBright}
              opacity={0.8 + light * 0.2}
            />
          );
        })}
      </svg>
    </Canvas>
  );
}
