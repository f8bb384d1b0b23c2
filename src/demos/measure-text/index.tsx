import {measureText} from '@remotion/layout-utils';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {glide} from '../parts/motion';
import type {Props} from './demo';

const top = 150;

/** A word whose letters get boxes, as wide as they were measured. */
export default function MeasureText({text, fontSize, fontWeight}: Props): ReactNode {
  const frame = useCurrentFrame();
  const letters = {fontFamily: font.sans, fontSize, fontWeight, letterSpacing: '0em'};
  const widths = [...text].map((letter) => measureText({text: letter, ...letters}).width);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const {width: word} = measureText({text, ...letters});

  return (
    <PageCanvas>
      <div style={{display: 'flex', left: (960 - whole) / 2, position: 'absolute', top}}>
        {widths.map((width, index) => {
          const shown = glide(frame, 6 + index * 8, 18 + index * 8);
          return (
            <div key={index} style={{width}}>
              <div
                style={{
                  ...letters,
                  background: page.paper,
                  height: 220,
                  lineHeight: '220px',
                  outline: `3px solid ${page.accentSoft}`,
                  opacity: shown,
                  whiteSpace: 'pre',
                }}
              >
                {text[index]}
              </div>
              <div
                style={{
                  color: page.accent,
                  fontFamily: font.mono,
                  fontSize: 24,
                  letterSpacing: 0,
                  marginTop: 14,
                  opacity: shown,
                  textAlign: 'center',
                }}
              >
                {Math.round(width)}
              </div>
            </div>
          );
        })}
      </div>
      <div
        style={{
          borderTop: `6px solid ${page.playhead}`,
          left: (960 - word) / 2,
          position: 'absolute',
          textAlign: 'center',
          top: 440,
          width: word * glide(frame, 44, 64),
        }}
      />
      <div
        style={{
          fontFamily: font.mono,
          fontSize: 34,
          letterSpacing: 0,
          opacity: glide(frame, 54, 68),
          position: 'absolute',
          textAlign: 'center',
          top: 464,
          width: '100%',
        }}
      >
        width {word.toFixed(1)}
      </div>
    </PageCanvas>
  );
}
