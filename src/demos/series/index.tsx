import type {ReactNode} from 'react';
import {Series} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {FrameCard} from '../parts/FrameCard';
import {Lanes} from '../parts/Lanes';
import type {Props} from './demo';

const length = 30;
const card = {width: 272, height: 210} as const;
const gap = 24;

/** Three parts, each with a card in a column of its own, above their timeline. */
export default function SeriesInTime({durationInFrames, offset}: Props): ReactNode {
  const startOfB = length + offset;
  const parts = [
    {label: 'A', from: 0, durationInFrames: length, offset: 0},
    {label: 'B', from: startOfB, durationInFrames, offset},
    {label: 'C', from: startOfB + durationInFrames, durationInFrames: length, offset: 0},
  ];
  return (
    <Canvas tone="ink" style={{justifyContent: 'space-between', padding: '48px 48px 44px'}}>
      <div style={{height: card.height, position: 'relative'}}>
        <Series>
          {parts.map((part, index) => (
            <Series.Sequence
              key={part.label}
              durationInFrames={part.durationInFrames}
              offset={part.offset}
              style={{left: index * (card.width + gap), ...card}}
            >
              <FrameCard title={part.label} color={palette.accent} {...card} />
            </Series.Sequence>
          ))}
        </Series>
      </div>
      <Lanes width={864} laneHeight={54} clips={parts} />
    </Canvas>
  );
}
