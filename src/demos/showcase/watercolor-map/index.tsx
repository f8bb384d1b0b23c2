import type {ReactNode} from 'react';
import {random, useCurrentFrame} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {glide, useFade, useSprings} from '../../parts/motion';

/** A patch of paint: several washes over one another, none with the same edge. */
function Wash({x, y, size, color}: {x: number; y: number; size: number; color: string}): ReactNode {
  return [0, 1, 2, 3].map((layer) => {
    const points = Array.from({length: 40}, (_, index) => {
      const angle = (Math.PI * index) / 20;
      const turn = random(`${x} ${layer}`) * 6;
      const radius =
        size *
        (1 + 0.16 * Math.sin(angle * 2 + turn) + 0.08 * Math.sin(angle * 5 - turn) - layer * 0.07);
      return `${x + 1.35 * radius * Math.cos(angle)},${y + radius * Math.sin(angle)}`;
    });
    return <polygon key={layer} points={points.join(' ')} fill={color} opacity={0.3} />;
  });
}

const route = 'M170 392C270 190 380 430 500 300S690 130 800 168';

/** A route is drawn over painted land, from a point to a pin. */
export default function WatercolorMap(): ReactNode {
  const frame = useCurrentFrame();
  const fade = useFade();
  const pin = useSprings(9)(62) * fade;
  const drawn = glide(frame, 6, 66);

  return (
    <Drawing ground="#f8f1e2">
      <Wash x={230} y={330} size={190} color="#9cc48b" />
      <Wash x={700} y={200} size={210} color="#8fbf9f" />
      <Wash x={470} y={480} size={120} color="#7fb7d6" />
      <Wash x={400} y={90} size={110} color="#7fb7d6" />
      <Wash x={760} y={440} size={90} color="#e3b778" />
      <g opacity={fade}>
        <path
          d={route}
          pathLength={1}
          fill="none"
          stroke="#b4532a"
          strokeWidth={10}
          strokeLinecap="round"
          strokeDasharray={`${drawn} 2`}
        />
        <path
          d={route}
          pathLength={100}
          fill="none"
          stroke="#f8f1e2"
          strokeWidth={4}
          strokeDasharray="1.500 3"
          opacity={drawn}
        />
        <circle cx={170} cy={392} r={17} fill="#b4532a" stroke="#f8f1e2" strokeWidth={6} />
      </g>
      <g transform={`translate(800 168) scale(${pin})`}>
        <path d="M0 0C-58 -64 -46 -118 0 -118S58 -64 0 0z" fill="#b4532a" />
        <circle cy={-74} r={18} fill="#f8f1e2" />
      </g>
    </Drawing>
  );
}
