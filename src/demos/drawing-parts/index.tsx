import type {ReactNode} from 'react';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {useSprings} from '../parts/motion';
import type {Props} from './demo';

const parts = [
  {x: 130, y: 50, width: 700, height: 440, rx: 28, fill: palette.paper},
  {x: 180, y: 130, width: 270, height: 310, rx: 20, fill: palette.accentSoft},
  {x: 500, y: 150, width: 280, height: 40, rx: 20, fill: palette.inkLine},
  {x: 500, y: 220, width: 210, height: 40, rx: 20, fill: palette.paperLine},
  {x: 500, y: 350, width: 200, height: 80, rx: 40, fill: palette.playhead},
] as const;

/** A drawing whose parts appear one after another. */
export default function DrawingParts({delay, damping}: Props): ReactNode {
  const appear = useSprings(damping);

  return (
    <Canvas tone="blue">
      <svg width={960} height={540}>
        {parts.map((part, index) => (
          <rect
            key={part.y}
            {...part}
            style={{
              transform: `scale(${appear(4 + index * delay)})`,
              transformBox: 'fill-box',
              transformOrigin: 'center',
            }}
          />
        ))}
      </svg>
    </Canvas>
  );
}
