import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {glide, travel, useFade, useSprings} from '../../parts/motion';

const columns = 5;
const count = 20;
const [cell, gap] = [104, 14];
const grid = {x: 540 - (columns * (cell + gap) - gap) / 2, y: 196};

export default function RenderServer(): ReactNode {
  const frame = useCurrentFrame();
  const spring = useSprings(16);
  const fade = useFade();
  const request = glide(frame, 4, 26);
  const rendered = travel(frame, 26, 92) * count;
  const file = spring(96);

  return (
    <Canvas tone="ink">
      <svg width={1280} height={720} opacity={fade} fontFamily={font.mono} letterSpacing={0}>
        <path
          d="M0 360H1280"
          stroke={palette.inkLine}
          strokeWidth={4}
          strokeDasharray="2 16"
          strokeLinecap="round"
        />
        <g transform={`translate(${-220 + request * 330} 360)`} opacity={1 - glide(frame, 26, 34)}>
          <rect x={-112} y={-44} width={224} height={88} rx={18} fill={palette.accent} />
          <text y={11} fill={palette.paper} fontSize={32} textAnchor="middle">
            POST
          </text>
        </g>
        <rect
          x={grid.x - 40}
          y={grid.y - 88}
          width={columns * (cell + gap) - gap + 80}
          height={(count / columns) * (cell * 0.7 + gap) + 152}
          rx={26}
          fill={palette.inkRaised}
          stroke={palette.inkLine}
          strokeWidth={3}
        />
        {[0, 1, 2].map((light) => (
          <circle
            key={light}
            cx={grid.x + 10 + light * 28}
            cy={grid.y - 46}
            r={7}
            fill={
              (frame + light * 5) % 15 < 8 && rendered > 0 && rendered < count
                ? palette.playhead
                : palette.inkLine
            }
          />
        ))}
        {Array.from({length: count}, (_, index) => {
          const done = travel(rendered, index, index + 1);
          const x = grid.x + (index % columns) * (cell + gap);
          const y = grid.y + Math.floor(index / columns) * (cell * 0.7 + gap);
          return (
            <g key={index} transform={`translate(${x} ${y})`}>
              <rect width={cell} height={cell * 0.7} rx={9} fill={palette.ink} />
              <g opacity={done}>
                <rect width={cell} height={cell * 0.7} rx={9} fill={palette.accent} />
                {/* What each frame shows: a dot a little further on its way. */}
                <circle
                  cx={16 + (72 * index) / (count - 1)}
                  cy={52 - 32 * Math.sin((Math.PI * index) / (count - 1))}
                  r={11}
                  fill={palette.paper}
                />
              </g>
            </g>
          );
        })}
        <rect
          x={grid.x}
          y={grid.y + (count / columns) * (cell * 0.7 + gap) + 10}
          width={((columns * (cell + gap) - gap) * rendered) / count}
          height={10}
          rx={5}
          fill={palette.accentSoft}
        />
        <g transform={`translate(${880 + file * 170} 360) scale(${file})`}>
          <path
            d="M-76 -108h104l48 48v168h-152z"
            fill={palette.paper}
            stroke={palette.paper}
            strokeWidth={16}
            strokeLinejoin="round"
          />
          <path
            d="M-22 -40v64l52 -32z"
            fill={palette.playhead}
            stroke={palette.playhead}
            strokeWidth={10}
            strokeLinejoin="round"
          />
          <text y={88} fill={palette.ink} fontSize={34} textAnchor="middle">
            .mp4
          </text>
        </g>
      </svg>
    </Canvas>
  );
}
