import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {glide} from '../../parts/motion';

/** Words of code: row, left edge, width and color; before and after the change. */
const words = [
  {from: [0, 0, 90], to: [0, 0, 90], color: '#c084fc'},
  {from: [0, 106, 150], to: [0, 106, 150], color: '#67e8f9'},
  {from: [1, 44, 120], to: [1, 44, 120], color: '#c084fc'},
  {from: [1, 180, 220], to: [3, 88, 220], color: '#86efac'},
  {from: [2, 44, 90], to: [4, 44, 90], color: '#fbbf24'},
  {from: [2, 150, 180], to: [4, 150, 180], color: '#67e8f9'},
  {from: [3, 0, 34], to: [5, 0, 34], color: '#94a3b8'},
] as const;
const added = [
  {row: 1, x: 180, width: 160},
  {row: 2, x: 88, width: 260},
  {row: 2, x: 364, width: 110},
];

/** Words of code glide apart, and new ones take the room. */
export default function Hackreels(): ReactNode {
  const frame = useCurrentFrame();
  const changed = glide(frame, 20, 44) - glide(frame, 96, 116);
  const shown = glide(frame, 40, 56) - glide(frame, 88, 100);
  const left = 170;
  const y = (row: number) => 176 + row * 52;

  return (
    <Drawing ground="linear-gradient(135deg, #0ea5e9, #312e81)">
      <rect x={110} y={64} width={740} height={420} rx={26} fill="#0f172a" />
      {['#f87171', '#fbbf24', '#4ade80'].map((color, index) => (
        <circle key={color} cx={152 + index * 32} cy={106} r={10} fill={color} />
      ))}
      {words.map(({from, to, color}, index) => {
        const [row, x, width] = from.map((start, part) =>
          interpolate(changed, [0, 1], [start, to[part]!]),
        );
        return (
          <rect
            key={index}
            x={left + x!}
            y={y(row!)}
            width={width}
            height={26}
            rx={13}
            fill={color}
          />
        );
      })}
      {added.map(({row, x, width}) => (
        <rect
          key={`${row} ${x}`}
          x={left + x}
          y={y(row)}
          width={width * shown}
          height={26}
          rx={13}
          fill="#f472b6"
        />
      ))}
      <rect
        x={left + 486}
        y={y(2) - 8}
        width={5}
        height={42}
        fill="#ffffff"
        opacity={shown * (frame % 20 < 12 ? 1 : 0.2)}
      />
    </Drawing>
  );
}
