import type {ReactNode} from 'react';
import {random, useCurrentFrame} from 'remotion';
import {palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {Timeline} from '../../parts/Timeline';
import {glide, travel, usePlayed, wave} from '../../parts/motion';

const rays = 96;
const words = 'Every episode has one sentence that everyone should hear.'.split(' ');
const framesPerWord = 13;

export default function Audiogram(): ReactNode {
  const frame = useCurrentFrame();
  const played = usePlayed();
  const beat = wave(played, 10);

  return (
    <Canvas tone="ink" style={{alignItems: 'center', padding: '88px 96px'}}>
      <svg width={560} height={560} viewBox="-280 -280 560 560">
        {Array.from({length: rays}, (_, ray) => {
          // Both halves are mirrored, so that the ring has no seam.
          const mirrored = Math.min(ray, rays - ray);
          const voice = wave(played, 3 + Math.floor(random(`speed ${mirrored}`) * 9), mirrored / 9);
          const length = 12 + 96 * voice * (0.35 + 0.65 * wave(played, 5, mirrored / 40));
          return (
            <line
              key={ray}
              y1={-160}
              y2={-160 - length}
              stroke={ray % 8 === 0 ? palette.accentSoft : palette.accentBright}
              strokeWidth={5}
              strokeLinecap="round"
              transform={`rotate(${(360 * ray) / rays})`}
            />
          );
        })}
        <circle r={132 + 6 * beat} fill={palette.accent} />
        <g fill="none" stroke={palette.paper} strokeWidth={12} strokeLinecap="round">
          <rect x={-26} y={-68} width={52} height={88} rx={26} fill={palette.paper} stroke="none" />
          <path d="M-50 -8a50 50 0 0 0 100 0M0 42v26M-30 70h60" />
        </g>
      </svg>
      <div style={{flex: 1, fontSize: 62, fontWeight: 600, lineHeight: 1.25, marginTop: 48}}>
        {words.map((word, index) => {
          const start = 10 + index * framesPerWord;
          const spoken = travel(frame, start, start + 6) * (1 - glide(frame, 140, 149));
          return (
            <span
              key={index}
              style={{
                color: frame >= start && frame < start + framesPerWord ? palette.paper : undefined,
                display: 'inline-block',
                marginRight: '0.26em',
                opacity: 0.3 + 0.7 * spoken,
              }}
            >
              {word}
            </span>
          );
        })}
      </div>
      <Timeline width={888} played={played} />
    </Canvas>
  );
}
