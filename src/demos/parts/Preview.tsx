import type {ReactNode} from 'react';
import {interpolate} from 'remotion';
import {page} from '../page-colors';
import {palette} from '../palette';
import {useSprings} from './motion';
import {Timeline} from './Timeline';

type Props = {
  text: string;
  /** The frame at which each letter arrives. */
  arrival: (index: number) => number;
  background: string;
  /** 0-1, for the timeline below. */
  played: number;
  width: number;
};

/** A video in a page: 16:9, a title whose letters spring up, a timeline below. */
export function Preview({text, arrival, background, played, width}: Props): ReactNode {
  const spring = useSprings(13);
  const height = (width * 9) / 16;
  return (
    <div style={{width}}>
      <div
        style={{
          alignItems: 'center',
          background,
          borderRadius: 16,
          color: palette.paper,
          display: 'flex',
          fontSize: Math.min(96, (width * 1.6) / text.length),
          fontWeight: 660,
          height,
          justifyContent: 'center',
          letterSpacing: '-0.04em',
          marginBottom: 22,
          overflow: 'hidden',
        }}
      >
        {[...text].map((letter, index) => {
          const rise = spring(arrival(index));
          return (
            <span
              key={index}
              style={{
                opacity: rise,
                transform: `translateY(${interpolate(rise, [0, 1], [80, 0])}%)`,
                whiteSpace: 'pre',
              }}
            >
              {letter}
            </span>
          );
        })}
      </div>
      <Timeline width={width} played={played} color={page.accent} line={page.paperLine} />
    </div>
  );
}
