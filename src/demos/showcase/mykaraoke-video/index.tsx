import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {useFade} from '../../parts/motion';

/** Words of a line with their left edges and widths, and the frame at which each is sung. */
const words = [
  {text: 'Sing', x: 120, width: 160, from: 10},
  {text: 'it', x: 310, width: 46, from: 30},
  {text: 'out', x: 392, width: 118, from: 44},
  {text: 'loud', x: 548, width: 150, from: 62},
  {text: 'now', x: 734, width: 140, from: 84},
];
const end = 104;

/** The words of a song take on color as a ball jumps over them. */
export default function MykaraokeVideo(): ReactNode {
  const frame = useCurrentFrame();
  const fade = useFade();
  const starts = [...words.map(({from}) => from), end];
  const middles = [...words.map(({x, width}) => x + width / 2), 960];
  const word = Math.max(
    0,
    starts.findLastIndex((from) => frame >= from),
  );
  const jump = interpolate(frame, [starts[word]!, starts[word + 1] ?? end + 20], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <Drawing ground="linear-gradient(160deg, #4c1d95, #0f0a2e)">
      {[0, 1, 2, 3].map((row) => (
        <rect
          key={row}
          x={200 + (row % 2) * 60}
          y={row < 2 ? 60 + row * 44 : 400 + (row - 2) * 44}
          width={560 - (row % 2) * 120}
          height={18}
          rx={9}
          fill="#ffffff"
          opacity={0.13}
        />
      ))}
      <g opacity={fade} fontSize={74} fontWeight={700}>
        {words.map(({text, x, width, from}, index) => {
          const sung = interpolate(frame, [from, starts[index + 1]!], [0, width + 8], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          return (
            <g key={text}>
              <text x={x} y={320} fill="#8b7bc7" textLength={width}>
                {text}
              </text>
              <svg x={x} y={220} width={sung} height={140}>
                <text y={100} fill="#fde047" textLength={width}>
                  {text}
                </text>
              </svg>
            </g>
          );
        })}
        <circle
          cx={interpolate(jump, [0, 1], [middles[word]!, middles[word + 1] ?? 960])}
          cy={222 - 84 * Math.sin(Math.PI * jump)}
          r={20}
          fill="#f472b6"
        />
      </g>
    </Drawing>
  );
}
