import type {ReactNode} from 'react';
import {PageCanvas} from '../parts/PageCanvas';
import {useSprings} from '../parts/motion';
import {page} from '../page-colors';
import {font} from '../palette';
import type {Props} from './demo';

/** A timeline is as long as its slides together: 6 slides of 60 frames fill the width. */
const pixelsPerFrame = 1120 / 360;

/** Slides line up, and the duration is their number times their length. */
export default function ComputedDuration({slides, framesPerSlide}: Props): ReactNode {
  const spring = useSprings(16);
  const width = framesPerSlide * pixelsPerFrame;
  return (
    <PageCanvas style={{padding: 80}}>
      <div style={{fontFamily: font.mono, fontSize: 44, letterSpacing: '-0.02em'}}>
        <span style={{color: page.muted}}>durationInFrames</span>
      </div>
      <div style={{fontSize: 110, fontVariantNumeric: 'tabular-nums', fontWeight: 620}}>
        {slides} × {framesPerSlide} ={' '}
        <span style={{color: page.accent}}>{slides * framesPerSlide}</span>
      </div>
      <div style={{display: 'flex', marginTop: 110}}>
        {Array.from({length: slides}, (_, index) => (
          <div
            key={index}
            style={{
              background: index % 2 === 0 ? page.accent : page.accentBright,
              borderRadius: 16,
              boxSizing: 'border-box',
              color: page.onAccent,
              fontSize: Math.min(64, width * 0.6),
              fontWeight: 620,
              height: 170,
              lineHeight: '170px',
              opacity: spring(8 + index * 10),
              textAlign: 'center',
              transform: `translateY(${(1 - spring(8 + index * 10)) * 60}px)`,
              width,
            }}
          >
            {index + 1}
          </div>
        ))}
      </div>
      <div
        style={{
          background: page.ink,
          borderRadius: 4,
          height: 8,
          marginTop: 18,
          width: slides * width,
        }}
      />
    </PageCanvas>
  );
}
