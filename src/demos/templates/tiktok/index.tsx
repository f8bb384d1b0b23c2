import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {useSprings, usePlayed, wave} from '../../parts/motion';

const pages = [
  ['Say', 'it', 'once'],
  ['and', 'every', 'word'],
  ['shows', 'up', 'on', 'time'],
];
const framesPerPage = 50;

export default function TikTok(): ReactNode {
  const frame = useCurrentFrame();
  const played = usePlayed();
  const spring = useSprings(16);
  const page = Math.min(pages.length - 1, Math.floor(frame / framesPerPage));
  const words = pages[page] ?? [];
  const pageStart = page * framesPerPage;
  const current = Math.floor(((frame - pageStart) / framesPerPage) * words.length);

  return (
    <Canvas tone="blue">
      <svg width={1080} height={1920} style={{position: 'absolute'}}>
        {[860, 660, 460, 260].map((radius, ring) => (
          <circle
            key={radius}
            cx={540}
            cy={760}
            r={radius + 26 * wave(played, 6, ring * 0.14)}
            fill={palette.accentBright}
            opacity={0.22}
          />
        ))}
        <circle cx={540} cy={600} r={128} fill={palette.paper} />
        <path d="M272 1000a268 232 0 0 1 536 0z" fill={palette.paper} />
      </svg>
      <div
        style={{
          alignItems: 'center',
          display: 'flex',
          flexWrap: 'wrap',
          gap: '18px 26px',
          justifyContent: 'center',
          left: 90,
          position: 'absolute',
          right: 90,
          top: 1180,
        }}
      >
        {words.map((word, index) => {
          const active = index === current;
          const enter = spring(pageStart + index * 2);
          const grow = active ? spring(pageStart + (index * framesPerPage) / words.length) : 0;
          return (
            <span
              key={`${page} ${word}`}
              style={{
                background: active ? palette.ink : 'transparent',
                borderRadius: 28,
                fontSize: 168,
                fontWeight: 740,
                letterSpacing: '-0.045em',
                lineHeight: 1.1,
                opacity: enter,
                padding: '0 34px 14px',
                transform: `translateY(${interpolate(enter, [0, 1], [60, 0])}px) scale(${1 + 0.06 * grow})`,
              }}
            >
              {word}
            </span>
          );
        })}
      </div>
      <div
        style={{
          background: 'rgb(255 255 255 / 30%)',
          borderRadius: 6,
          bottom: 96,
          height: 12,
          left: 90,
          position: 'absolute',
          right: 90,
        }}
      >
        <div
          style={{
            background: palette.paper,
            borderRadius: 6,
            height: 12,
            width: `${played * 100}%`,
          }}
        />
      </div>
    </Canvas>
  );
}
