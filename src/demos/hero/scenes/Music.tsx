import {
  AbsoluteFill,
  random,
  useCurrentFrame,
} from 'remotion';
import type {HeroProps} from '../props';

const bars = Array.from(
  {length: 28},
  (_, index) => index,
);

export function Music({color, speed}: HeroProps) {
  const frame = useCurrentFrame() * speed;
  // The beat comes every 12 frames and dies away.
  const beat = (1 - (frame % 12) / 12) ** 1.5;

  return (
    <AbsoluteFill style={{background: color}}>
      <svg viewBox="0 0 1280 720" fill="white">
        {bars.map((bar) => {
          const swing = Math.sin(
            frame / 4 + random(bar) * 6,
          );
          const height =
            80 + 190 * beat + 210 * swing ** 2;
          return (
            <rect
              key={bar}
              x={90 + bar * 40}
              y={360 - height / 2}
              width={22}
              height={height}
              rx={11}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}
