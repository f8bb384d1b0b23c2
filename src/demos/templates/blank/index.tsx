import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {glide, useFade} from '../../parts/motion';

const edge = 104;

export default function Blank(): ReactNode {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const fade = useFade();
  const [right, bottom] = [width - edge, height - edge];
  const outline = glide(frame, 2, 30);
  const cross = glide(frame, 20, 42);
  const sizes = glide(frame, 34, 46);
  const drawn = (share: number) => ({
    pathLength: 1,
    strokeDasharray: 1,
    strokeDashoffset: 1 - share,
    // A dash of no length would still show its round end.
    opacity: share > 0 ? 1 : 0,
  });

  return (
    <Canvas tone="paper">
      <svg width={width} height={height} fill="none" strokeLinecap="round" opacity={fade}>
        <g stroke={palette.paperLine} strokeWidth={3}>
          <path d={`M${edge} ${edge}L${right} ${bottom}`} {...drawn(cross)} />
          <path d={`M${right} ${edge}L${edge} ${bottom}`} {...drawn(cross)} />
        </g>
        <rect
          x={edge}
          y={edge}
          width={width - 2 * edge}
          height={height - 2 * edge}
          rx={20}
          stroke={palette.accent}
          strokeWidth={4}
          {...drawn(outline)}
        />
        {[
          [edge, edge],
          [right, edge],
          [right, bottom],
          [edge, bottom],
        ].map(([x = 0, y = 0], index) => {
          const size = 22 * glide(frame, 4 + index * 7, 12 + index * 7);
          return (
            <rect
              key={index}
              x={x - size / 2}
              y={y - size / 2}
              width={size}
              height={size}
              fill={palette.paper}
              stroke={palette.accent}
              strokeWidth={4}
              opacity={size > 0 ? 1 : 0}
            />
          );
        })}
        <g fill={palette.muted} fontFamily={font.mono} fontSize={32} opacity={sizes}>
          <text x={width / 2} y={edge - 32} textAnchor="middle">
            {Math.round(width * sizes)}
          </text>
          <text textAnchor="middle" transform={`translate(${edge - 36} ${height / 2}) rotate(-90)`}>
            {Math.round(height * sizes)}
          </text>
        </g>
        <circle cx={width / 2} cy={height / 2} r={60 * sizes} fill={palette.playhead} />
        <path
          d={`M${width / 2 - 24} ${height / 2}h48m-24-24v48`}
          stroke={palette.paper}
          strokeWidth={7}
          opacity={sizes}
        />
      </svg>
    </Canvas>
  );
}
