import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {Field} from '../../parts/Field';
import {glide, useFade, usePlayed, useSprings} from '../../parts/motion';
import {Preview} from '../../parts/Preview';

const title = 'On route';
const typingStart = 36;
const framesPerLetter = 3.2;
const routes = [
  {name: 'home', x: 148, start: 200},
  {name: 'editor', x: 459, start: 10},
  {name: 'render', x: 770, start: 72},
];

export default function ReactRouter(): ReactNode {
  const frame = useCurrentFrame();
  const played = usePlayed();
  const spring = useSprings(16);
  const fade = useFade();
  const screen = spring(24);

  return (
    <Canvas tone="paper">
      <div style={{inset: 0, opacity: fade, position: 'absolute'}}>
        <svg width={918} height={720} fill="none" style={{position: 'absolute'}}>
          {routes.map(({name, x, start}) => {
            const path = `M459 96C459 150 ${x} 130 ${x} 182`;
            const taken = glide(frame, start, start + 16);
            return (
              <g key={name} strokeWidth={5}>
                <path d={path} stroke={palette.paperLine} />
                <path
                  d={path}
                  stroke={palette.accent}
                  pathLength={1}
                  strokeDasharray={1}
                  strokeDashoffset={1 - taken}
                  opacity={taken > 0 ? 1 : 0}
                />
                <rect
                  x={x - 92}
                  y={182}
                  width={184}
                  height={58}
                  rx={29}
                  fill={taken > 0.9 ? palette.accent : palette.paper}
                  stroke={taken > 0.9 ? palette.accent : palette.paperLine}
                  strokeWidth={3}
                />
                <text
                  x={x}
                  y={220}
                  fill={taken > 0.9 ? palette.paper : palette.muted}
                  fontFamily={font.mono}
                  fontSize={26}
                  letterSpacing={0}
                  textAnchor="middle"
                >
                  {name}
                </text>
              </g>
            );
          })}
          <circle cx={459} cy={74} r={24} fill={palette.playhead} />
        </svg>
        <div
          style={{
            background: palette.paper,
            border: `2px solid ${palette.paperLine}`,
            borderRadius: 20,
            boxShadow: '0 30px 60px -24px rgb(15 18 25 / 28%)',
            boxSizing: 'border-box',
            display: 'flex',
            gap: 36,
            height: 376,
            left: 56,
            opacity: Math.min(1, screen * 2),
            padding: 36,
            position: 'absolute',
            top: interpolate(screen, [0, 1], [420, 284]),
            width: 806,
          }}
        >
          <div>
            <Field
              label="Title"
              text={title}
              typed={(frame - typingStart) / framesPerLetter}
              width={250}
            />
            <div
              style={{
                background: palette.paperLine,
                borderRadius: 12,
                height: 64,
                marginTop: 30,
                overflow: 'hidden',
              }}
            >
              <div
                style={{
                  background: palette.accent,
                  height: '100%',
                  width: `${glide(frame, 84, 106) * 100}%`,
                }}
              />
            </div>
          </div>
          <Preview
            text={title}
            arrival={(index) => typingStart + (index + 1) * framesPerLetter}
            background={palette.ink}
            played={played}
            width={440}
          />
        </div>
      </div>
    </Canvas>
  );
}
