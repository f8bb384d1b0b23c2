import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {glide, useFade, useSprings} from '../../parts/motion';

const side = 157;
/** Quarter discs on a grid of 4 by 4: column, row, turns of 90 degrees, colour. */
const quarters = [
  [0, 0, 0, palette.accent],
  [1, 0, 1, palette.accentSoft],
  [2, 0, 2, palette.ink],
  [3, 0, 3, palette.accent],
  [1, 1, 2, palette.accentBright],
  [2, 1, 0, palette.accent],
  [3, 1, 1, palette.playhead],
  [0, 2, 3, palette.accentSoft],
  [2, 2, 3, palette.accentBright],
  [3, 2, 2, palette.accentSoft],
  [0, 3, 1, palette.ink],
  [1, 3, 0, palette.accent],
  [3, 3, 0, palette.ink],
] as const;

export default function Still(): ReactNode {
  const frame = useCurrentFrame();
  const spring = useSprings(20);
  const fade = useFade();

  return (
    <Canvas tone="paper" style={{background: palette.paper}}>
      <svg width={4 * side} height={628} style={{position: 'absolute', right: 0}} opacity={fade}>
        {quarters.map(([column, row, turns, color], index) => {
          const enter = spring(4 + index * 2);
          const middle = side / 2;
          return (
            <g
              key={index}
              transform={`translate(${column * side} ${row * side}) rotate(${(turns - 1 + enter) * 90} ${middle} ${middle})`}
              opacity={Math.min(1, enter * 2)}
            >
              <path d={`M0 0H${side}A${side} ${side} 0 0 1 0 ${side}z`} fill={color} />
            </g>
          );
        })}
      </svg>
      <div style={{left: 96, opacity: fade, position: 'absolute', top: 92}}>
        {['One', 'component,', 'every', 'share card.'].map((line, index) => (
          <div key={line} style={{height: 96, overflow: 'hidden'}}>
            <div
              style={{
                fontSize: 84,
                fontWeight: 670,
                letterSpacing: '-0.045em',
                lineHeight: '96px',
                transform: `translateY(${interpolate(spring(16 + index * 5), [0, 1], [110, 0])}%)`,
                whiteSpace: 'nowrap',
              }}
            >
              {line}
            </div>
          </div>
        ))}
      </div>
      <div
        style={{
          background: palette.playhead,
          borderRadius: 4,
          bottom: 72,
          height: 8,
          left: 96,
          opacity: fade,
          position: 'absolute',
          width: 200 * glide(frame, 36, 56),
        }}
      />
    </Canvas>
  );
}
