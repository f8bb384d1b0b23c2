import type {ReactNode} from 'react';
import {interpolate, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {PageCanvas} from '../parts/PageCanvas';
import {useSpring} from '../parts/motion';
import {page} from '../page-colors';
import type {Props} from './demo';

const titles = [
  {text: 'Write', color: page.accent},
  {text: 'Preview', color: page.accentBright},
  {text: 'Render', color: page.playhead},
];

/** One component three times, each in a sequence of its own, above the sequences as bars. */
export default function StaggeredTitles({delay, size}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames, width} = useVideoConfig();
  const track = width - 160;
  const x = (at: number) => (at / durationInFrames) * track;
  return (
    <PageCanvas style={{padding: '56px 80px'}}>
      <div style={{height: 390}}>
        {titles.map(({text, color}, index) => (
          <div key={text} style={{height: 130}}>
            <Sequence from={index * delay} layout="none">
              <Title text={text} size={size} color={color} />
            </Sequence>
          </div>
        ))}
      </div>
      <svg width={track} height={210} overflow="visible">
        {titles.map(({text, color}, index) => (
          <rect
            key={text}
            x={x(index * delay)}
            y={index * 66}
            width={track - x(index * delay)}
            height={50}
            rx={10}
            fill={color}
            opacity={frame >= index * delay ? 1 : 0.25}
          />
        ))}
        <rect x={x(frame) - 3} y={-16} width={6} height={226} rx={3} fill={page.ink} />
      </svg>
    </PageCanvas>
  );
}

function Title({text, size, color}: {text: string; size: number; color: string}): ReactNode {
  const arrive = useSpring();
  return (
    <div
      style={{
        color,
        fontSize: size,
        fontWeight: 660,
        lineHeight: '130px',
        opacity: arrive,
        transform: `translateX(${interpolate(arrive, [0, 1], [-80, 0])}px)`,
      }}
    >
      {text}
    </div>
  );
}
