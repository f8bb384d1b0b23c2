import type {ReactNode} from 'react';
import {interpolate, interpolateColors, useCurrentFrame} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {glide, useFade, useSprings} from '../../parts/motion';

/** Classes in the order in which they take effect. */
const classes = ['bg-blue-600', 'text-8xl', 'rounded-3xl', '-rotate-3', 'shadow-2xl'];
const startOf = (index: number) => 12 + index * 12;

export default function NextTailwind(): ReactNode {
  const frame = useCurrentFrame();
  const spring = useSprings(14);
  const fade = useFade();
  const [color, text, corner, tilt, shadow] = classes.map((_, index) =>
    spring(startOf(index) + 5),
  ) as [number, number, number, number, number];

  return (
    <Canvas tone="paper" style={{background: palette.paper}}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          gap: 20,
          justifyContent: 'center',
          height: 720,
          left: 80,
          opacity: fade,
          position: 'absolute',
        }}
      >
        {classes.map((name, index) => {
          const enter = spring(startOf(index) - 4);
          const fresh =
            glide(frame, startOf(index), startOf(index) + 3) -
            glide(frame, startOf(index) + 10, startOf(index) + 18);
          return (
            <div
              key={name}
              style={{
                alignSelf: 'flex-start',
                background: interpolateColors(fresh, [0, 1], [palette.paperSunken, palette.accent]),
                borderRadius: 14,
                color: interpolateColors(fresh, [0, 1], [palette.ink, palette.paper]),
                fontFamily: font.mono,
                fontSize: 36,
                letterSpacing: 0,
                opacity: enter,
                padding: '16px 26px',
                transform: `translateX(${interpolate(enter, [0, 1], [-60, 0])}px)`,
              }}
            >
              {name}
            </div>
          );
        })}
      </div>
      <div
        style={{
          alignItems: 'center',
          background: interpolateColors(color, [0, 1], [palette.paper, palette.accent]),
          border: `3px solid ${interpolateColors(color, [0, 1], [palette.paperLine, palette.accent])}`,
          borderRadius: corner * 48,
          boxShadow: `0 ${shadow * 50}px ${shadow * 90}px -30px rgb(15 18 25 / ${shadow * 60}%)`,
          boxSizing: 'border-box',
          color: interpolateColors(color, [0, 1], [palette.muted, palette.paper]),
          display: 'flex',
          fontSize: interpolate(text, [0, 1], [40, 110]),
          fontWeight: 660,
          height: 400,
          justifyContent: 'center',
          left: 536,
          letterSpacing: '-0.045em',
          opacity: fade,
          position: 'absolute',
          top: 160,
          transform: `rotate(${tilt * -4}deg)`,
          width: 650,
        }}
      >
        Well styled
      </div>
    </Canvas>
  );
}
