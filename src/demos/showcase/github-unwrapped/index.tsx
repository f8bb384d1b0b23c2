import type {ReactNode} from 'react';
import {random, useCurrentFrame} from 'remotion';
import {font} from '../../palette';
import {Drawing} from '../../parts/Drawing';
import {glide, useFade} from '../../parts/motion';

const columns = 24;
const rows = 7;
const greens = ['#12402b', '#1c7a45', '#2fb867', '#7ff0a6'];

/** A year of days lights up behind a rocket that flies over it. */
export default function GithubUnwrapped(): ReactNode {
  const frame = useCurrentFrame();
  const fade = useFade();
  const flown = glide(frame, 4, 84);
  const head = -2 + flown * (columns + 4);

  return (
    <Drawing ground="#0b1020">
      <g opacity={fade}>
        {Array.from({length: columns * rows}, (_, day) => {
          const column = Math.floor(day / rows);
          const lit = column < head;
          const busy = Math.floor(random(`day ${day}`) ** 1.3 * greens.length);
          return (
            <rect
              key={day}
              x={72 + column * 34}
              y={208 + (day % rows) * 34}
              width={28}
              height={28}
              rx={6}
              fill={lit ? greens[busy] : '#182036'}
            />
          );
        })}
        <text x={72} y={150} fontSize={84} fontWeight={680} fill="#ffffff">
          {Math.round(365 * flown)}
        </text>
        <text x={240} y={150} fontSize={34} fill="#8ea0c4" fontFamily={font.mono}>
          days
        </text>
        <g transform={`translate(${88 + head * 34} 324)`}>
          <path d="M-20 0l-86 -24v48z" fill="#f4a93c" opacity={0.9} />
          <path d="M-30 -26h44q52 6 66 26q-14 20 -66 26h-44z" fill="#ffffff" />
          <path d="M-30 -26l-24 -26h40l26 26zM-30 26l-24 26h40l26 -26z" fill="#a78bfa" />
          <circle cx={22} cy={0} r={12} fill="#3b82f6" />
        </g>
      </g>
    </Drawing>
  );
}
