import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {palette} from '../palette';

type Props = {size: number; /** Degrees in each frame. */ speed: number};

const colors = [palette.playhead, palette.accentBright, palette.paper, palette.accentSoft];

/** A pinwheel with four blades, turning at the pace of the frame that it reads. */
export function Pinwheel({size, speed}: Props): ReactNode {
  const frame = useCurrentFrame();
  return (
    <svg width={size} height={size} viewBox="-100 -100 200 200">
      <g transform={`rotate(${frame * speed})`}>
        {colors.map((color, index) => (
          <path
            key={color}
            d="M0 0 C-12 -40 -8 -84 30 -96 C60 -78 44 -30 0 0 Z"
            fill={color}
            transform={`rotate(${index * 90})`}
          />
        ))}
        <circle r={9} fill={palette.ink} />
      </g>
    </svg>
  );
}
