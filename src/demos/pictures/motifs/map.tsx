import {random} from 'remotion';
import type {Motif} from './motif';

/** Contour lines of two hills, and a route between them. */
export const mapMotif: Motif = ({strong, middle, faint, mark}, seed) => {
  const hills = [
    {x: 270, y: 240, turn: random(`${seed} a`) * 6},
    {x: 700, y: 180, turn: random(`${seed} b`) * 6},
  ];
  return (
    <>
      {hills.flatMap(({x, y, turn}) =>
        [1, 2, 3, 4].map((level) => (
          <polygon
            key={`${x} ${level}`}
            points={contour(x, y, level * 42, turn)}
            fill="none"
            stroke={level < 3 ? middle : faint}
            strokeWidth={4}
            strokeLinejoin="round"
          />
        )),
      )}
      <path
        d="M190 330C330 120 420 420 560 280S700 140 780 90"
        fill="none"
        stroke={strong}
        strokeWidth={9}
        strokeDasharray="2 22"
        strokeLinecap="round"
      />
      <circle cx={190} cy={330} r={16} fill={strong} />
      <circle cx={780} cy={90} r={24} fill={mark} />
    </>
  );
};

function contour(x: number, y: number, radius: number, turn: number): string {
  return Array.from({length: 48}, (_, index) => {
    const angle = (2 * Math.PI * index) / 48;
    const bulge = 1 + 0.14 * Math.sin(3 * angle + turn) + 0.09 * Math.sin(5 * angle - turn * 2);
    return `${x + radius * 1.35 * bulge * Math.cos(angle)},${y + radius * bulge * Math.sin(angle)}`;
  }).join(' ');
}
