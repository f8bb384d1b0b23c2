import type {ReactNode} from 'react';
import {interpolateColors, random} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {usePlayed, wave} from '../../parts/motion';

const bands = 32;
const step = 1080 / bands;
const ground = 700;

/** Loudness of a band, 0-1: low bands follow the beat, high ones flicker. */
function loudness(band: number, played: number): number {
  const share = band / (bands - 1);
  const beat = (1 - ((played * 10) % 1)) ** 2;
  const swing = wave(played, 4 + Math.floor(random(`swing ${band}`) * 9), random(`phase ${band}`));
  const body =
    Math.exp(-(((share - 0.16) / 0.22) ** 2)) + 0.55 * Math.exp(-(((share - 0.62) / 0.24) ** 2));
  return (0.22 + 0.78 * body) * (0.3 + 0.45 * swing + 0.35 * beat * (1 - share));
}

export default function MusicVisualization(): ReactNode {
  const played = usePlayed();

  return (
    <Canvas tone="ink">
      <svg width={1080} height={1080}>
        {Array.from({length: bands}, (_, band) => {
          const height = 24 + 430 * loudness(band, played);
          const color = interpolateColors(
            band,
            [0, bands * 0.6, bands - 1],
            [palette.accent, palette.accentBright, palette.accentSoft],
          );
          const x = band * step + 5;
          return (
            <g key={band} fill={color}>
              <rect x={x} y={ground - height} width={step - 10} height={height} rx={6} />
              <rect
                x={x}
                y={ground + 14}
                width={step - 10}
                height={height * 0.4}
                rx={6}
                opacity={0.22}
              />
              <rect
                x={x}
                y={ground - height - 22}
                width={step - 10}
                height={8}
                rx={4}
                fill={palette.playhead}
              />
            </g>
          );
        })}
      </svg>
      <div style={{left: 72, position: 'absolute', right: 72, top: 72}}>
        <div style={{fontSize: 76, fontWeight: 660}}>Thirty-two bands</div>
        <div
          style={{color: palette.mutedOnInk, fontFamily: font.mono, fontSize: 34, marginTop: 12}}
        >
          0:0{Math.floor(played * 5)} / 0:05
        </div>
      </div>
      <div
        style={{
          background: palette.inkLine,
          bottom: 72,
          height: 8,
          left: 72,
          position: 'absolute',
          right: 72,
          borderRadius: 4,
        }}
      >
        <div
          style={{background: palette.paper, borderRadius: 4, height: 8, width: `${played * 100}%`}}
        />
      </div>
    </Canvas>
  );
}
