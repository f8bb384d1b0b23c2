import type {ReactNode} from 'react';
import {interpolateColors, useCurrentFrame} from 'remotion';
import {palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {Field} from '../../parts/Field';
import {glide, travel, useFade, usePlayed} from '../../parts/motion';
import {Preview} from '../../parts/Preview';
import {Window} from '../../parts/Window';

const title = 'Launch day';
const typingStart = 8;
const framesPerLetter = 3.4;
const swatches = [palette.accent, palette.ink, palette.playhead];

export default function Next(): ReactNode {
  const frame = useCurrentFrame();
  const played = usePlayed();
  const fade = useFade();
  const chosen = glide(frame, 54, 62);
  const rendered = glide(frame, 74, 102);

  return (
    <Canvas tone="paper" style={{alignItems: 'center', justifyContent: 'center'}}>
      <Window title="app/page.tsx" width={1136} height={568}>
        <div style={{display: 'flex', gap: 56, opacity: fade, padding: '52px 48px'}}>
          <div style={{display: 'flex', flexDirection: 'column', gap: 34}}>
            <Field
              label="Title"
              text={title}
              typed={(frame - typingStart) / framesPerLetter}
              width={380}
            />
            <div>
              <div style={{color: palette.muted, fontSize: 20, fontWeight: 500}}>Background</div>
              <div style={{display: 'flex', gap: 18, marginTop: 14}}>
                {swatches.map((color, index) => (
                  <div
                    key={color}
                    style={{
                      background: color,
                      border: `5px solid ${palette.paper}`,
                      borderRadius: 32,
                      boxShadow: `0 0 0 3px ${index === (chosen > 0.5 ? 1 : 0) ? palette.accent : palette.paperLine}`,
                      height: 46,
                      width: 46,
                    }}
                  />
                ))}
              </div>
            </div>
            <div
              style={{
                alignItems: 'center',
                background: palette.accentSoft,
                borderRadius: 12,
                color: palette.paper,
                display: 'flex',
                fontSize: 26,
                fontWeight: 600,
                height: 68,
                justifyContent: 'center',
                overflow: 'hidden',
                position: 'relative',
                transform: `scale(${1 - 0.04 * (travel(frame, 68, 71) - travel(frame, 71, 76))})`,
              }}
            >
              <div
                style={{
                  background: palette.accent,
                  inset: 0,
                  position: 'absolute',
                  transformOrigin: 'left',
                  transform: `scaleX(${frame < 72 ? 1 : rendered})`,
                }}
              />
              <span style={{position: 'relative'}}>
                {rendered === 1 ? 'Download' : 'Render video'}
              </span>
            </div>
          </div>
          <Preview
            text={title}
            arrival={(index) => typingStart + (index + 0.5) * framesPerLetter}
            background={interpolateColors(chosen, [0, 1], [palette.accent, palette.ink])}
            played={played}
            width={600}
          />
        </div>
      </Window>
    </Canvas>
  );
}
