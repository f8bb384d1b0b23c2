import type {ReactNode} from 'react';
import {random, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {usePlayed, wave} from '../parts/motion';
import type {Props} from './demo';

const colors = [palette.paper, palette.accentBright, palette.accentSoft, palette.playhead];

/** Dots whose place, size and colour come from a seed, or from nowhere: then no frame is like another. */
export default function SeededDots({seed, count, reproducible}: Props): ReactNode {
  const {width, height} = useVideoConfig();
  const played = usePlayed();
  const value = (name: string, index: number) =>
    random(reproducible ? `${seed}-${name}-${index}` : null);

  return (
    <Canvas tone="ink">
      <svg width={width} height={height}>
        {Array.from({length: count}, (_, index) => (
          <circle
            key={index}
            cx={value('x', index) * width}
            cy={value('y', index) * height + (wave(played, 1, value('phase', index)) - 0.5) * 36}
            r={8 + value('size', index) * 26}
            fill={colors[Math.floor(value('color', index) * colors.length)]}
          />
        ))}
      </svg>
    </Canvas>
  );
}
