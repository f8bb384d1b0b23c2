import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {glide, useFade, useSprings} from '../../parts/motion';

const share = 0.87;
const around = 2 * Math.PI * 140;
const bars = [130, 190, 160, 250, 320];

/** A share fills a ring and counts up beside columns that grow. */
export default function AnimStats(): ReactNode {
  const frame = useCurrentFrame();
  const fade = useFade();
  const rise = useSprings(13);
  const counted = share * glide(frame, 4, 52);

  return (
    <Drawing ground="#1c1145">
      <g opacity={fade}>
        <g fill="none" strokeWidth={40}>
          <circle cx={280} cy={270} r={140} stroke="#35246f" />
          <circle
            cx={280}
            cy={270}
            r={140}
            stroke="#b79bff"
            strokeDasharray={`${around * counted} ${around}`}
            strokeLinecap="round"
            transform="rotate(-90 280 270)"
          />
        </g>
        <text x={280} y={302} textAnchor="middle" fontSize={92} fontWeight={680} fill="#ffffff">
          {Math.round(counted * 100)}%
        </text>
        {bars.map((bar, index) => {
          const height = bar * rise(10 + index * 6);
          return (
            <rect
              key={bar}
              x={520 + index * 76}
              y={430 - height}
              width={54}
              height={height}
              rx={12}
              fill={index === bars.length - 1 ? '#ff7a45' : '#7d5cff'}
            />
          );
        })}
        <rect x={508} y={442} width={382} height={6} rx={3} fill="#35246f" />
      </g>
    </Drawing>
  );
}
