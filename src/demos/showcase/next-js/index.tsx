import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font} from '../../palette';
import {Drawing} from '../../parts/Drawing';
import {glide} from '../../parts/motion';

/** Files of a project, with their depth and the page that each makes. */
const files = [
  {name: 'app/', depth: 0, address: '/'},
  {name: 'page.tsx', depth: 1, address: '/'},
  {name: 'blog/', depth: 1, address: '/blog'},
  {name: 'page.tsx', depth: 2, address: '/blog'},
  {name: '[slug]/', depth: 2, address: '/blog/hello'},
  {name: 'page.tsx', depth: 3, address: '/blog/hello'},
];
const pages = [1, 3, 5];
const step = 40;

/** A line runs from each file of a project to the page that it becomes. */
export default function NextJs(): ReactNode {
  const frame = useCurrentFrame();
  const current = pages[Math.floor(frame / step)]!;
  const run = glide(frame % step, 2, 16);

  return (
    <Drawing ground="#0a0a0a">
      <g fontFamily={font.mono} fontSize={32}>
        {files.map(({name, depth}, index) => (
          <g key={index} transform={`translate(${80 + depth * 44} ${112 + index * 66})`}>
            {index === current && (
              <rect
                x={-16}
                y={-37}
                width={name.length * 20 + 32}
                height={52}
                rx={12}
                fill="#ffffff"
              />
            )}
            <text fill={index === current ? '#0a0a0a' : '#8f8f8f'}>{name}</text>
          </g>
        ))}
      </g>
      <path
        d={`M430 ${100 + current * 66}C500 ${100 + current * 66} 470 270 540 270`}
        pathLength={1}
        fill="none"
        stroke="#3b82f6"
        strokeWidth={6}
        strokeDasharray={`${run} 2`}
      />
      <rect
        x={540}
        y={110}
        width={350}
        height={320}
        rx={20}
        fill="#171717"
        stroke="#404040"
        strokeWidth={3}
      />
      <rect x={564} y={134} width={302} height={46} rx={23} fill="#262626" />
      <text x={584} y={166} fontSize={24} fontFamily={font.mono} fill="#ededed">
        {files[current]!.address}
      </text>
      {[0, 1, 2, 3].map((row) => (
        <rect
          key={row}
          x={564}
          y={210 + row * 50}
          width={
            (row === 0 ? 200 : 302 - ((row * current) % 3) * 70) *
            glide(frame % step, 12 + row * 3, 24 + row * 3)
          }
          height={row === 0 ? 32 : 20}
          rx={8}
          fill={row === 0 ? '#3b82f6' : '#404040'}
        />
      ))}
    </Drawing>
  );
}
