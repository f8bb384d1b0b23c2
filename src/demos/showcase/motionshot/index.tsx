import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {Drawing} from '../../parts/Drawing';
import {glide, travel} from '../../parts/motion';

/** Where the pointer goes: the middle of each button, and back to the first. */
const stops = [
  {x: 270, y: 232},
  {x: 640, y: 232},
  {x: 456, y: 398},
  {x: 270, y: 232},
];
const step = 40;

/** A pointer presses three buttons of a page, one after another, and each gets its number. */
export default function Motionshot(): ReactNode {
  const frame = useCurrentFrame();
  const at = [0, 1, 2].reduce(
    (sum, index) => sum + glide(frame, index * step + 24, (index + 1) * step),
    0,
  );
  const places = stops.map((_, index) => index);
  const x = interpolate(
    at,
    places,
    stops.map((stop) => stop.x),
  );
  const y = interpolate(
    at,
    places,
    stops.map((stop) => stop.y),
  );
  const current = Math.floor(frame / step);
  const pressed = travel(frame % step, 6, 22);

  return (
    <Drawing ground="#ffd6e8">
      <rect x={100} y={56} width={760} height={430} rx={24} fill="#ffffff" />
      <rect x={140} y={92} width={300} height={22} rx={11} fill="#f3e3ec" />
      <rect x={740} y={88} width={80} height={30} rx={15} fill="#f3e3ec" />
      {stops.slice(0, 3).map((stop, index) => (
        <g key={index} transform={`translate(${stop.x} ${stop.y})`}>
          <rect
            x={-130}
            y={-56}
            width={260}
            height={112}
            rx={22}
            fill={index === current ? '#e11d72' : '#f8eaf1'}
          />
          <circle cx={-130} cy={-56} r={30} fill={index <= current ? '#3b0f2b' : '#e8d4df'} />
          <text x={-130} y={-44} textAnchor="middle" fontSize={34} fontWeight={660} fill="#ffffff">
            {index + 1}
          </text>
        </g>
      ))}
      <circle
        cx={stops[current]!.x + 40}
        cy={stops[current]!.y + 10}
        r={20 + 70 * pressed}
        fill="none"
        stroke="#ffffff"
        strokeWidth={8}
        opacity={1 - pressed}
      />
      <path
        d="M0 0v86l22 -20l16 36l20 -9l-16 -35h30z"
        fill="#3b0f2b"
        stroke="#ffffff"
        strokeWidth={6}
        strokeLinejoin="round"
        transform={`translate(${x + 40} ${y + 10})`}
      />
    </Drawing>
  );
}
