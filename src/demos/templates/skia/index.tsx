import type {ReactNode} from 'react';
import {palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {usePlayed} from '../../parts/motion';

/** Path of a drop: radius, reach in x and y, turns per loop, and where on its path it starts. */
const drops = [
  {radius: 170, x: 250, y: 90, turns: 1, phase: 0, fill: 'url(#cool)'},
  {radius: 130, x: 330, y: 150, turns: -1, phase: 0.25, fill: 'url(#cool)'},
  {radius: 96, x: 400, y: 190, turns: 2, phase: 0.6, fill: 'url(#cool)'},
  {radius: 118, x: 380, y: 120, turns: -1, phase: 0.7, fill: 'url(#warm)'},
  {radius: 70, x: 440, y: 210, turns: 2, phase: 0.1, fill: 'url(#warm)'},
];

export default function Skia(): ReactNode {
  const played = usePlayed();

  return (
    <Canvas tone="ink">
      <svg width={1280} height={720} viewBox="0 0 1280 720">
        <defs>
          <linearGradient
            id="cool"
            gradientUnits="userSpaceOnUse"
            x1={200}
            y1={100}
            x2={1080}
            y2={640}
          >
            <stop offset="0" stopColor={palette.accentSoft} />
            <stop offset="0.45" stopColor={palette.accentBright} />
            <stop offset="1" stopColor={palette.accent} />
          </linearGradient>
          <linearGradient
            id="warm"
            gradientUnits="userSpaceOnUse"
            x1={200}
            y1={100}
            x2={1080}
            y2={640}
          >
            <stop offset="0" stopColor="#ffc2b3" />
            <stop offset="1" stopColor={palette.playhead} />
          </linearGradient>
          {/* Blurred, then cut off at one opacity: drops that come near each other flow together. */}
          <filter
            id="liquid"
            x="-10%"
            y="-10%"
            width="120%"
            height="120%"
            colorInterpolationFilters="sRGB"
          >
            <feGaussianBlur stdDeviation={30} />
            <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 26 -11" />
          </filter>
        </defs>
        <g filter="url(#liquid)">
          {drops.map(({radius, x, y, turns, phase, fill}, index) => {
            const angle = 2 * Math.PI * (played * turns + phase);
            return (
              <circle
                key={index}
                cx={640 + x * Math.cos(angle)}
                cy={360 + y * Math.sin(angle * (turns > 1 ? 1 : 2))}
                r={radius}
                fill={fill}
              />
            );
          })}
        </g>
      </svg>
    </Canvas>
  );
}
