import {noise4D} from '@remotion/noise';
import type {ReactNode} from 'react';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {usePlayed} from '../parts/motion';
import type {Props} from './demo';

const points = 120;
const drops = [
  {radius: 220, opacity: 0.25, time: 0.2},
  {radius: 190, opacity: 0.45, time: 0.1},
  {radius: 150, opacity: 1, time: 0},
];

/** A closed outline that loops: both the way around it and the time are circles. */
export default function NoiseDrop({detail, speed, height}: Props): ReactNode {
  const played = usePlayed();
  const outline = (drop: (typeof drops)[number]) => {
    const time = (played - drop.time) * 2 * Math.PI;
    return Array.from({length: points}, (_, point) => {
      const angle = (point / points) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const noise = noise4D(
        'drop',
        x * detail,
        y * detail,
        Math.cos(time) * speed,
        Math.sin(time) * speed,
      );
      const radius = drop.radius + height * noise;
      return `${480 + x * radius},${270 + y * radius}`;
    }).join(' ');
  };

  return (
    <Canvas tone="ink">
      <svg width={960} height={540} fill={palette.accentBright}>
        {drops.map((drop) => (
          <polygon key={drop.radius} points={outline(drop)} opacity={drop.opacity} />
        ))}
        <circle cx={430} cy={220} r={22} fill={palette.paper} />
      </svg>
    </Canvas>
  );
}
