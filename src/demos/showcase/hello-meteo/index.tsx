import type {ReactNode} from 'react';
import {random} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {usePlayed, wave} from '../../parts/motion';

const days = ['21°', '18°', '24°'];

/** A cloud moves over the sun and rains, beside the temperatures of three days. */
export default function HelloMeteo(): ReactNode {
  const played = usePlayed();
  const drift = 120 * wave(played, 1, 0.75);
  const rain = wave(played, 1, 0.75);

  return (
    <Drawing ground="linear-gradient(#2f8df5, #a9dbff)">
      <g transform={`translate(300 210) rotate(${played * 90})`}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((ray) => (
          <rect
            key={ray}
            x={-7}
            y={-176}
            width={14}
            height={44}
            rx={7}
            fill="#ffe27a"
            transform={`rotate(${ray * 30})`}
          />
        ))}
        <circle r={108} fill="#ffd23f" />
      </g>
      {Array.from({length: 26}, (_, drop) => {
        const fallen = (played * 6 + random(`drop ${drop}`)) % 1;
        return (
          <rect
            key={drop}
            x={210 + drift + drop * 11}
            y={330 + fallen * 190}
            width={5}
            height={26}
            rx={2.5}
            fill="#ffffff"
            opacity={rain * (1 - fallen)}
          />
        );
      })}
      <g fill="#ffffff" transform={`translate(${200 + drift} 0)`}>
        <circle cx={80} cy={300} r={62} />
        <circle cx={160} cy={262} r={84} />
        <circle cx={244} cy={300} r={62} />
        <rect x={80} y={290} width={164} height={72} />
      </g>
      {days.map((day, index) => (
        <g key={day} transform={`translate(650 ${108 + index * 116})`}>
          <rect width={236} height={96} rx={26} fill="#ffffff" opacity={0.28} />
          <circle cx={58} cy={48} r={24} fill={index === 1 ? '#ffffff' : '#ffd23f'} />
          <text x={110} y={66} fontSize={54} fontWeight={640} fill="#ffffff">
            {day}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
