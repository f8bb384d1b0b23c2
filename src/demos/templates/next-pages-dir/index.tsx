import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {Field} from '../../parts/Field';
import {glide, useFade, usePlayed, useSprings} from '../../parts/motion';
import {Preview} from '../../parts/Preview';

const title = 'Page one';
const typingStart = 34;
const framesPerLetter = 3.2;
/** From the back to the front. */
const pages = ['pages/_app.tsx', 'pages/api/render.ts', 'pages/index.tsx'];

export default function NextPagesDir(): ReactNode {
  const frame = useCurrentFrame();
  const played = usePlayed();
  const spring = useSprings(16);
  const fade = useFade();
  const wire = glide(frame, 30, 50);

  return (
    <Canvas tone="blue">
      <div style={{inset: 0, opacity: fade, position: 'absolute'}}>
        <svg width={1280} height={720} style={{position: 'absolute'}} fill="none">
          <path
            d="M500 452C560 452 560 360 640 360"
            stroke={palette.paper}
            strokeWidth={5}
            pathLength={1}
            strokeDasharray={1}
            strokeDashoffset={1 - wire}
            opacity={wire > 0 ? 1 : 0}
          />
        </svg>
        {pages.map((name, index) => {
          const fan = spring(4 + index * 5);
          const behind = pages.length - 1 - index;
          return (
            <div
              key={name}
              style={{
                background: [palette.accentSoft, '#dbe5ff', palette.paper][index],
                borderRadius: 20,
                boxShadow: '0 24px 48px -20px rgb(15 18 25 / 45%)',
                boxSizing: 'border-box',
                height: 420,
                left: 76 + behind * 34 * fan,
                opacity: Math.min(1, fan * 2),
                padding: '26px 32px',
                position: 'absolute',
                top: interpolate(fan, [0, 1], [420, 194 - behind * 58]),
                transform: `rotate(${behind * 2.2 * fan}deg)`,
                width: 430,
              }}
            >
              <div style={{color: palette.accent, fontFamily: font.mono, fontSize: 24}}>{name}</div>
              {behind === 0 && (
                <div style={{marginTop: 48}}>
                  <Field
                    label="Title"
                    text={title}
                    typed={(frame - typingStart) / framesPerLetter}
                    width={366}
                  />
                  <div
                    style={{
                      background: palette.accent,
                      borderRadius: 12,
                      height: 64,
                      marginTop: 30,
                      width: 366,
                    }}
                  />
                </div>
              )}
            </div>
          );
        })}
        <div
          style={{
            background: palette.paper,
            borderRadius: 24,
            boxShadow: '0 24px 48px -20px rgb(15 18 25 / 45%)',
            left: 636,
            opacity: Math.min(1, spring(18) * 2),
            padding: 28,
            position: 'absolute',
            top: interpolate(spring(18), [0, 1], [300, 170]),
          }}
        >
          <Preview
            text={title}
            arrival={(index) => typingStart + 8 + index * framesPerLetter}
            background={palette.ink}
            played={played}
            width={516}
          />
        </div>
      </div>
    </Canvas>
  );
}
