import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {glide, useFade, useSprings} from '../../parts/motion';

/** Height in pixels, colour and angle in degrees at the start, from left to right. */
const bars = [
  {height: 300, color: palette.accent, turn: -90},
  {height: 208, color: palette.accentBright, turn: 90},
  {height: 116, color: palette.playhead, turn: -90},
];

export default function HelloWorld(): ReactNode {
  const frame = useCurrentFrame();
  const spring = useSprings(14);
  const fade = useFade();
  const aside = glide(frame, 34, 56);

  return (
    <Canvas tone="paper" style={{background: palette.paper}}>
      <div style={{inset: 0, opacity: fade, position: 'absolute'}}>
        {bars.map(({height, color, turn}, index) => {
          const grow = spring(4 + index * 6);
          return (
            <div
              key={color}
              style={{
                background: color,
                borderRadius: 42,
                height: Math.max(84, grow * height),
                left: 598 + (index - 1) * 124 - aside * 250,
                opacity: Math.min(1, grow * 3),
                position: 'absolute',
                top: 360 - Math.max(84, grow * height) / 2,
                transform: `rotate(${(1 - grow) * turn}deg)`,
                width: 84,
              }}
            />
          );
        })}
        <div style={{left: 622, overflow: 'hidden', position: 'absolute', top: 206, width: 658}}>
          {['Hello', 'World'].map((word, line) => (
            <div
              key={word}
              style={{display: 'flex', fontSize: 164, fontWeight: 680, lineHeight: '154px'}}
            >
              {[...word].map((letter, index) => {
                const rise = spring(46 + line * 6 + index * 2);
                return (
                  <span
                    key={index}
                    style={{
                      letterSpacing: '-0.045em',
                      opacity: rise,
                      transform: `translateX(${interpolate(rise, [0, 1], [-110, 0])}px)`,
                    }}
                  >
                    {letter}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </Canvas>
  );
}
