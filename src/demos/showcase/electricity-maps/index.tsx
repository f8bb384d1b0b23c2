import type {ReactNode} from 'react';
import {interpolateColors, random} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {usePlayed, wave} from '../../parts/motion';

const size = 36;
const hexagon = Array.from({length: 6}, (_, corner) => {
  const angle = (Math.PI * (2 * corner + 1)) / 6;
  return `${(size - 3) * Math.cos(angle)},${(size - 3) * Math.sin(angle)}`;
}).join(' ');

/** The zones of a country: what lies within a wobbly outline. */
const zones = Array.from({length: 15 * 9}, (_, index) => {
  const row = Math.floor(index / 15);
  const x = 40 + (index % 15) * 62.5 + (row % 2) * 31;
  const y = 54 + row * 54;
  const edge = 1 + 0.22 * Math.sin(Math.atan2(y - 270, x - 480) * 3 + 1);
  return {x, y, inside: Math.hypot((x - 480) / 400, (y - 270) / 240) < edge * 0.92};
}).filter(({inside}) => inside);

/** Zones of a grid change from green to brown and back as the day passes. */
export default function ElectricityMaps(): ReactNode {
  const played = usePlayed();

  return (
    <Drawing ground="#0a2733">
      {zones.map(({x, y}) => {
        const load = 0.75 * wave(played, 1, x / 1100 + y / 900) + 0.25 * random(`${x} ${y}`);
        return (
          <polygon
            key={`${x} ${y}`}
            points={hexagon}
            fill={interpolateColors(
              load,
              [0, 0.4, 0.7, 1],
              ['#2fc27a', '#b8d957', '#e59a3c', '#7a3d24'],
            )}
            transform={`translate(${x} ${y}) scale(${0.82 + 0.18 * load})`}
          />
        );
      })}
      <path d="M500 150l-96 136h66l-22 108l104 -148h-70z" fill="#ffffff" />
    </Drawing>
  );
}
