import type {ReactNode} from 'react';
import {interpolateColors, random} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {usePlayed, wave} from '../../parts/motion';

const rays = 72;

/** Rays around a disc that follow a beat. */
export default function BangerShow(): ReactNode {
  const played = usePlayed();
  const beat = (1 - ((played * 8) % 1)) ** 2;

  return (
    <Drawing ground="radial-gradient(#3a0d3d, #0d0512)">
      {Array.from({length: rays}, (_, ray) => {
        const mirrored = Math.abs(ray - rays / 2);
        const swing = wave(played, 3 + Math.floor(random(`ray ${mirrored}`) * 6), mirrored / 9);
        const length = 22 + 96 * swing * (0.5 + 0.5 * beat) + 26 * beat;
        return (
          <rect
            key={ray}
            x={-4}
            y={-148 - length}
            width={8}
            height={length}
            rx={4}
            fill={interpolateColors(mirrored, [0, rays / 2], ['#ffb34d', '#ff3fa4'])}
            transform={`translate(480 270) rotate(${(360 * ray) / rays})`}
          />
        );
      })}
      <circle cx={480} cy={270} r={112 + 16 * beat} fill="#ff3fa4" />
      <circle cx={480} cy={270} r={84 + 12 * beat} fill="#2a0a2c" />
      <path d="M458 226v88l76 -44z" fill="#ffffff" strokeLinejoin="round" />
    </Drawing>
  );
}
