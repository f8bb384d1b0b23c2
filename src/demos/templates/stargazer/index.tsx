import type {ReactNode} from 'react';
import {random, useCurrentFrame} from 'remotion';
import {palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {glide, useFade, useSprings} from '../../parts/motion';

const total = 500;
const stars = 22;

/** The climbing line, 0-1, in pixels. */
const x = (share: number) => 64 + 832 * share;
const y = (share: number) => 452 - 330 * share ** 2.2;

const outline = Array.from({length: 10}, (_, index) => {
  const radius = index % 2 === 0 ? 1 : 0.46;
  const angle = (Math.PI * index) / 5 - Math.PI / 2;
  return `${radius * Math.cos(angle)},${radius * Math.sin(angle)}`;
}).join(' ');

const line = (to: number) =>
  Array.from({length: 61}, (_, index) => `${x((index / 60) * to)},${y((index / 60) * to)}`).join(
    ' ',
  );

export default function Stargazer(): ReactNode {
  const frame = useCurrentFrame();
  const spring = useSprings(11);
  const fade = useFade(12);
  const climbed = glide(frame, 6, 112);

  return (
    <Canvas tone="ink">
      <svg width={960} height={540} opacity={fade} strokeLinejoin="round">
        <polyline
          points={line(1)}
          fill="none"
          stroke={palette.inkLine}
          strokeWidth={3}
          strokeDasharray="1 12"
          strokeLinecap="round"
        />
        <polyline
          points={line(climbed)}
          fill="none"
          stroke={palette.accentBright}
          strokeWidth={5}
          strokeLinecap="round"
        />
        {Array.from({length: stars}, (_, index) => {
          const share = (index + 1) / stars;
          // The frame in which the line arrives, found by the inverse of `glide` near enough.
          const arrival =
            6 +
            106 *
              (share < 0.5 ? Math.sqrt(share / 2) * 0.98 : 1 - Math.sqrt((1 - share) / 2) * 0.98);
          const lit = spring(arrival);
          const last = index === stars - 1;
          const size = (last ? 44 : 12 + 12 * random(`size ${index}`)) * lit;
          const away = last ? 0 : (random(`away ${index}`) - 0.5) * 150 * (0.3 + share);
          return (
            <polygon
              key={index}
              points={outline}
              fill={last ? palette.playhead : index % 3 === 0 ? palette.accentSoft : palette.paper}
              transform={`translate(${x(share)} ${y(share) + away}) rotate(${(1 - lit) * 144}) scale(${size})`}
            />
          );
        })}
      </svg>
      <div style={{left: 64, opacity: fade, position: 'absolute', top: 52}}>
        <div
          style={{
            fontSize: 128,
            fontVariantNumeric: 'tabular-nums',
            fontWeight: 680,
            letterSpacing: '-0.05em',
            lineHeight: 1,
          }}
        >
          {Math.round(climbed * total)}
        </div>
        <div style={{color: palette.mutedOnInk, fontSize: 32, marginTop: 10}}>
          stars and counting
        </div>
      </div>
    </Canvas>
  );
}
