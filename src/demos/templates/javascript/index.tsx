import type {ReactNode} from 'react';
import {interpolate, random, useCurrentFrame} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {glide, useFade, useSprings} from '../../parts/motion';

const size = 68;
const gap = 10;
const letters = [
  ['...##', '...##', '...##', '...##', '#..##', '##.##', '.###.'],
  ['.####', '##...', '##...', '.###.', '...##', '...##', '####.'],
];

/** Column and row of every tile of both letters. */
const tiles = letters.flatMap((rows, letter) =>
  rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === '#' ? [{x: x + letter * 6, y}] : [])),
  ),
);
const left = (1280 - 11 * (size + gap) + gap) / 2;
const top = (720 - 7 * (size + gap) + gap) / 2;

export default function JavaScript(): ReactNode {
  const frame = useCurrentFrame();
  const spring = useSprings(14);
  const fade = useFade(14);
  const sweep = interpolate(glide(frame, 48, 84), [0, 1], [-3, 14]);

  return (
    <Canvas tone="blue">
      <div style={{inset: 0, opacity: fade, position: 'absolute'}}>
        {tiles.map(({x, y}) => {
          const fall = spring(random(`start ${x} ${y}`) * 14 + (6 - y) * 3);
          const lit = Math.max(0, 1 - Math.abs(x + y * 0.4 - sweep) / 1.6);
          return (
            <div
              key={`${x} ${y}`}
              style={{
                background: palette.paper,
                borderRadius: 12,
                height: size,
                left: left + x * (size + gap),
                opacity: Math.min(1, fall * 2) * (0.92 + 0.08 * lit),
                position: 'absolute',
                top: top + y * (size + gap),
                transform: `translateY(${(fall - 1) * 420}px) scale(${1 - 0.16 * lit})`,
                width: size,
              }}
            />
          );
        })}
      </div>
      <div
        style={{
          bottom: 40,
          color: palette.accentSoft,
          fontFamily: font.mono,
          fontSize: 26,
          left: 56,
          opacity: glide(frame, 40, 52) * fade,
          position: 'absolute',
        }}
      >
        src/Root.jsx
      </div>
    </Canvas>
  );
}
