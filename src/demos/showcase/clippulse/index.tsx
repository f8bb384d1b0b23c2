import type {ReactNode} from 'react';
import {Drawing} from '../../parts/Drawing';
import {usePlayed, wave} from '../../parts/motion';

const colors = ['#ffffff', '#ffd9a8', '#ffffff', '#5b1330', '#ffd9a8'];
const step = 250;
const pulse = 'M-84 0h46l16 -58l30 116l24 -90l14 32h38';

/** Upright videos pass by; a pulse runs through the one in the middle. */
export default function Clippulse(): ReactNode {
  const played = usePlayed();
  const whole = colors.length * step;

  return (
    <Drawing ground="#ff5f57">
      {colors.map((color, index) => {
        const x = ((index * step - played * whole + 2 * whole) % whole) - 145;
        const near = Math.max(0, 1 - Math.abs(x - 480) / step);
        return (
          <g key={index} transform={`translate(${x} 270) scale(${0.86 + 0.18 * near})`}>
            <rect x={-106} y={-190} width={212} height={380} rx={28} fill={color} />
            <path
              d={pulse}
              pathLength={1}
              fill="none"
              stroke="#ff5f57"
              strokeWidth={12}
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeDasharray={`${wave(played, colors.length, 0.75)} 2`}
            />
            <rect x={-70} y={126} width={140} height={16} rx={8} fill="#ff5f57" opacity={0.35} />
          </g>
        );
      })}
    </Drawing>
  );
}
