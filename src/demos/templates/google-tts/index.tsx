import type {ReactNode} from 'react';
import {random, useCurrentFrame} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {travel, useFade} from '../../parts/motion';

const voices = [
  {language: 'en-US', text: 'Hello, world', color: palette.accent},
  {language: 'de-DE', text: 'Hallo, Welt', color: palette.ink},
  {language: 'fr-FR', text: 'Bonjour, le monde', color: palette.playhead},
];
const bars = 56;
const left = 88;
const width = 1280 - 2 * left;

export default function GoogleTts(): ReactNode {
  const frame = useCurrentFrame();
  const fade = useFade();

  return (
    <Canvas tone="paper" style={{opacity: 1}}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          inset: `52px ${left}px`,
          justifyContent: 'space-between',
          opacity: fade,
          position: 'absolute',
        }}
      >
        {voices.map(({language, text, color}, row) => {
          const spoken = travel(frame, 6 + row * 40, 50 + row * 40);
          const head = spoken > 0 && spoken < 1;
          return (
            <div key={language}>
              <div
                style={{alignItems: 'baseline', display: 'flex', justifyContent: 'space-between'}}
              >
                <div style={{fontSize: 76, fontWeight: 650, letterSpacing: '-0.04em'}}>
                  {[...text].map((letter, index) => (
                    <span
                      key={index}
                      style={{
                        opacity: index / text.length < spoken ? 1 : 0.2,
                        color: index / text.length < spoken ? color : undefined,
                      }}
                    >
                      {letter}
                    </span>
                  ))}
                </div>
                <div style={{color: palette.muted, fontFamily: font.mono, fontSize: 30}}>
                  {language}
                </div>
              </div>
              <svg
                width={width}
                height={96}
                style={{display: 'block', marginTop: 8}}
                overflow="visible"
              >
                {Array.from({length: bars}, (_, bar) => {
                  const share = bar / (bars - 1);
                  const word = Math.abs(Math.sin(Math.PI * share * (row === 2 ? 3 : 2)));
                  const height = 8 + 84 * word * (0.35 + 0.65 * random(`${language} ${bar}`));
                  return (
                    <rect
                      key={bar}
                      x={share * (width - 10)}
                      y={48 - height / 2}
                      width={10}
                      height={height}
                      rx={5}
                      fill={share < spoken ? color : palette.paperLine}
                    />
                  );
                })}
                {head && (
                  <rect
                    x={spoken * width - 3}
                    y={-8}
                    width={6}
                    height={112}
                    rx={3}
                    fill={palette.playhead}
                  />
                )}
              </svg>
            </div>
          );
        })}
      </div>
    </Canvas>
  );
}
