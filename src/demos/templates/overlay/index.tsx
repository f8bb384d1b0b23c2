import type {ReactNode} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {glide, useSprings} from '../../parts/motion';

const square = 40;

export default function Overlay(): ReactNode {
  const frame = useCurrentFrame();
  const spring = useSprings(17);
  const away = glide(frame, 100, 114);
  const panel = spring(8) * (1 - away);
  const stripe = spring(2) * (1 - glide(frame, 104, 118));

  return (
    <Canvas tone="paper" style={{background: palette.paper}}>
      <AbsoluteFill
        style={{
          background: `conic-gradient(${palette.paperLine} 25%, transparent 0 50%, ${palette.paperLine} 0 75%, transparent 0) 0 0 / ${square * 2}px ${square * 2}px`,
          opacity: 0.55,
        }}
      />
      <div style={{bottom: 88, display: 'flex', height: 196, left: 88, position: 'absolute'}}>
        <div
          style={{
            background: palette.playhead,
            borderRadius: 7,
            marginRight: 18,
            transform: `scaleY(${stripe})`,
            width: 14,
          }}
        />
        <div style={{borderRadius: 18, overflow: 'hidden', width: 800 * panel}}>
          <div
            style={{
              background: palette.ink,
              boxSizing: 'border-box',
              color: palette.paper,
              height: '100%',
              padding: '30px 48px',
              width: 800,
            }}
          >
            {[
              {text: 'Your name', size: 76, weight: 660, color: palette.paper},
              {
                text: 'and what you do, in one line',
                size: 38,
                weight: 450,
                color: palette.accentSoft,
              },
            ].map(({text, size, weight, color}, index) => {
              const rise = spring(18 + index * 6) * (1 - away);
              return (
                <div key={text} style={{overflow: 'hidden'}}>
                  <div
                    style={{
                      color,
                      fontSize: size,
                      fontWeight: weight,
                      transform: `translateY(${interpolate(rise, [0, 1], [110, 0])}%)`,
                      whiteSpace: 'nowrap',
                    }}
                  >
                    {text}
                  </div>
                </div>
              );
            })}
          </div>
        </div>
      </div>
      <div
        style={{
          color: palette.muted,
          fontFamily: font.mono,
          fontSize: 28,
          left: 88,
          position: 'absolute',
          top: 72,
        }}
      >
        alpha
      </div>
    </Canvas>
  );
}
