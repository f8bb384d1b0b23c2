import type {ReactNode} from 'react';
import {random, useCurrentFrame} from 'remotion';
import {font} from '../../palette';
import {Drawing} from '../../parts/Drawing';
import {useFade, useSprings} from '../../parts/motion';

const months = [...'JFMAMJJASOND'];

/** Price of a stock at the start of each month, in units of the drawing. */
const prices = Array.from(
  {length: months.length + 1},
  (_, month) => 330 - month * 11 - 230 * (random(`price ${month}`) - 0.5),
);

/** Twelve candles of a price chart, one a month, rise in a row. */
export default function Polygon(): ReactNode {
  const frame = useCurrentFrame();
  const fade = useFade();
  const rise = useSprings(14);
  const current = Math.min(months.length - 1, Math.floor(frame / 6));

  return (
    <Drawing ground="#ece7ff">
      {months.map((month, index) => {
        const [open = 0, close = 0] = prices.slice(index, index + 2);
        const grown = rise(index * 6) * fade;
        const top = Math.min(open, close);
        const color = close < open ? '#5b2be0' : '#f0568a';
        const x = 92 + index * 68;
        return (
          <g key={index}>
            <g transform={`translate(${x} ${(open + close) / 2}) scale(1 ${grown})`} fill={color}>
              <rect
                x={-3}
                y={-Math.abs(close - open) / 2 - 40}
                width={6}
                height={Math.abs(close - open) + 80}
                rx={3}
              />
              <rect
                x={-20}
                y={top - (open + close) / 2}
                width={40}
                height={Math.max(14, Math.abs(close - open))}
                rx={8}
              />
            </g>
            <text
              x={x}
              y={492}
              textAnchor="middle"
              fontFamily={font.mono}
              fontSize={26}
              fontWeight={index === current ? 700 : 450}
              fill={index === current ? '#2a1566' : '#a294d4'}
            >
              {month}
            </text>
          </g>
        );
      })}
      <rect x={60} y={446} width={840} height={5} rx={2.5} fill="#c9bdf5" />
    </Drawing>
  );
}
