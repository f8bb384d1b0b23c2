import type {ReactNode} from 'react';
import {interpolateColors, useCurrentFrame} from 'remotion';
import {palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {glide, travel, usePlayed, wave} from '../../parts/motion';

/** Syllables, a space before each that begins a word. */
const syllables = ['Type', ' a', ' sen', 'tence', ' and', ' lis', 'ten', ' to', ' it.'];
const start = 12;
const framesEach = 12;
const points = Array.from({length: 161}, (_, index) => index / 160);

export default function Tts(): ReactNode {
  const frame = useCurrentFrame();
  const played = usePlayed();
  const end = start + syllables.length * framesEach;
  const voice = glide(frame, start - 6, start + 6) * (1 - glide(frame, end, end + 12));
  const leave = 1 - glide(frame, 138, 149);
  // Syllables rise and fall; the wave follows them.
  const stress = 0.45 + 0.55 * Math.abs(Math.sin((Math.PI * (frame - start)) / framesEach));

  const line = (cycles: number, height: number, phase: number) =>
    points
      .map((share) => {
        const hull = Math.sin(Math.PI * share) ** 2;
        const swing = Math.sin(2 * Math.PI * (share * cycles - played * 8 + phase));
        return `${share * 1280},${150 + height * voice * stress * hull * swing}`;
      })
      .join(' ');

  return (
    <Canvas tone="ink">
      <div
        style={{
          fontSize: 118,
          fontWeight: 660,
          letterSpacing: '-0.04em',
          padding: '84px 88px',
          whiteSpace: 'pre-wrap',
        }}
      >
        {syllables.map((syllable, index) => {
          const from = start + index * framesEach;
          const spoken = travel(frame, from, from + 4) * leave;
          const now = spoken * (1 - travel(frame, from + framesEach, from + framesEach + 6));
          return (
            <span
              key={index}
              style={{
                color: interpolateColors(spoken, [0, 1], [palette.muted, palette.paper]),
                textDecoration: `underline ${0.07 * now}em ${palette.playhead}`,
                textDecorationColor: interpolateColors(
                  now,
                  [0, 1],
                  ['rgba(240,77,46,0)', palette.playhead],
                ),
                textUnderlineOffset: '0.16em',
              }}
            >
              {syllable}
            </span>
          );
        })}
      </div>
      <svg
        width={1280}
        height={300}
        style={{bottom: 24, position: 'absolute'}}
        fill="none"
        strokeLinecap="round"
      >
        <polyline points={line(7, 62, 0.5)} stroke={palette.accent} strokeWidth={5} opacity={0.6} />
        <polyline points={line(5, 96, 0.2)} stroke={palette.accent} strokeWidth={6} />
        <polyline
          points={line(9, 120 * wave(played, 3) + 20, 0)}
          stroke={palette.accentSoft}
          strokeWidth={6}
        />
      </svg>
    </Canvas>
  );
}
