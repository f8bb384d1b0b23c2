import type {ReactNode} from 'react';
import {random, useCurrentFrame} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {glide, useFade} from '../../parts/motion';

const points = Array.from({length: 25}, (_, index) => ({
  x: 90 + index * 32.5,
  y: 380 - index * 6 - 120 * random(`views ${index}`) * Math.sin((Math.PI * index) / 24),
}));
const line = points.map(({x, y}) => `${x},${y}`).join('L');

/** The views of a video draw themselves as a curve, with a point at the newest. */
export default function Mux(): ReactNode {
  const frame = useCurrentFrame();
  const fade = useFade();
  const drawn = glide(frame, 4, 76) * (points.length - 1);
  const last = points[Math.floor(drawn)]!;
  const next = points[Math.min(points.length - 1, Math.floor(drawn) + 1)]!;
  const part = drawn % 1;
  const x = last.x + (next.x - last.x) * part;
  const y = last.y + (next.y - last.y) * part;

  return (
    <Drawing ground="#fff1e6">
      {[130, 220, 310, 400].map((height) => (
        <rect key={height} x={90} y={height} width={780} height={3} fill="#f6d8c4" />
      ))}
      <g opacity={fade}>
        {/* What lies outside of an inner drawing is cut off. */}
        <svg width={x} height={540}>
          <path d={`M90,440L${line}L870,440z`} fill="#ff9e7a" opacity={0.5} />
          <path
            d={`M${line}`}
            fill="none"
            stroke="#e0356f"
            strokeWidth={9}
            strokeLinejoin="round"
          />
        </svg>
        <rect x={x - 2} y={110} width={4} height={330} fill="#e0356f" opacity={0.4} />
        <circle cx={x} cy={y} r={18} fill="#e0356f" stroke="#ffffff" strokeWidth={7} />
      </g>
      {[0, 1, 2].map((tile) => (
        <g key={tile} transform={`translate(${90 + tile * 150} 58)`}>
          <rect width={128} height={16} rx={8} fill="#f6d8c4" />
          <rect width={128 * fade * (0.4 + tile * 0.25)} height={16} rx={8} fill="#2b1a3d" />
        </g>
      ))}
      <rect x={90} y={440} width={780} height={6} rx={3} fill="#2b1a3d" />
    </Drawing>
  );
}
