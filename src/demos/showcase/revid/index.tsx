import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font} from '../../palette';
import {Drawing} from '../../parts/Drawing';
import {useFade, useSprings} from '../../parts/motion';

const idea = 'A day at the sea';
const skies = ['#ffcf70', '#ffa987', '#8fd3ff', '#5a6cd6'];

/** An idea is typed, and becomes four upright pictures. */
export default function Revid(): ReactNode {
  const frame = useCurrentFrame();
  const fade = useFade();
  const rise = useSprings(13);
  const typed = idea.slice(0, Math.floor(frame / 2));

  return (
    <Drawing ground="#054536">
      <rect x={180} y={52} width={600} height={84} rx={42} fill="#0b6b53" />
      <text x={222} y={105} fontSize={34} fontFamily={font.mono} fill="#d9fff2">
        {typed}
        {frame % 20 < 12 ? '|' : ''}
      </text>
      {skies.map((sky, index) => {
        const shown = rise(34 + index * 7) * fade;
        return (
          <g
            key={sky}
            transform={`translate(${186 + index * 196} ${340 + 300 * (1 - shown)}) rotate(${(index - 1.5) * 3})`}
          >
            <svg x={-84} y={-150} width={168} height={300}>
              <rect width={168} height={300} rx={22} fill={sky} />
              <circle
                cx={40 + index * 30}
                cy={70 + index * 26}
                r={26}
                fill="#ffffff"
                opacity={0.9}
              />
              <path
                d={`M0 ${196 + 6 * Math.sin(frame / 6 + index)}q42 -26 84 0t84 0v120h-168z`}
                fill="#0e7fb3"
              />
              <path
                d={`M0 ${232 - 6 * Math.sin(frame / 6 + index)}q42 22 84 0t84 0v80h-168z`}
                fill="#0a5f96"
              />
              <rect
                x={4}
                y={4}
                width={160}
                height={292}
                rx={18}
                fill="none"
                stroke="#ffffff"
                strokeWidth={8}
              />
            </svg>
          </g>
        );
      })}
    </Drawing>
  );
}
