import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {usePlayed, useSprings, wave} from '../../parts/motion';

const words = ['EVERY', 'WORD', 'JUMPS', 'OUT'];
const step = 30;

/** A speaker in an upright video, with the word that is spoken set large. */
export default function Submagic(): ReactNode {
  const frame = useCurrentFrame();
  const played = usePlayed();
  const pop = useSprings(9);
  const current = Math.floor(frame / step);
  const talk = wave(played, 12);

  return (
    <Drawing ground="#facc15">
      <rect x={330} y={24} width={300} height={492} rx={34} fill="#1c1917" />
      <svg x={346} y={40} width={268} height={460}>
        <rect width={268} height={460} rx={22} fill="#57534e" />
        <rect x={110} y={210} width={48} height={80} fill="#d3bda5" />
        <circle cx={134} cy={168 - 4 * talk} r={70} fill="#e7d3bd" />
        <path d="M64 152q4 -74 70 -74t70 74q-20 -40 -70 -40t-70 40z" fill="#292524" />
        <rect x={116} y={190 - 4 * talk} width={36} height={5 + 16 * talk} rx={8} fill="#7f1d1d" />
        <path d="M24 460a110 190 0 0 1 220 0z" fill="#0ea5e9" />
      </svg>
      {words.map((word, index) => (
        <text
          key={word}
          x={480}
          y={410}
          textAnchor="middle"
          fontSize={108}
          fontWeight={800}
          fill={index % 2 ? '#facc15' : '#ffffff'}
          stroke="#1c1917"
          strokeWidth={22}
          paintOrder="stroke"
          strokeLinejoin="round"
          opacity={index === current ? 1 : 0}
          transform={`rotate(${index % 2 ? 3 : -3} 480 380) translate(480 380) scale(${0.6 + 0.4 * pop(index * step)}) translate(-480 -380)`}
        >
          {word}
        </text>
      ))}
      {[0, 1, 2].map((side) => (
        <g key={side} fill="#1c1917" opacity={0.14}>
          <rect x={60} y={150 + side * 90} width={200 - side * 40} height={44} rx={22} />
          <rect
            x={700 + side * 40}
            y={150 + side * 90}
            width={200 - side * 40}
            height={44}
            rx={22}
          />
        </g>
      ))}
    </Drawing>
  );
}
