import type {ReactNode} from 'react';
import {Sequence, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {FrameCard} from '../parts/FrameCard';
import {Lanes} from '../parts/Lanes';
import type {Props} from './demo';

const card = {width: 420, height: 210} as const;

/** The same card inside and outside of a sequence, above the timeline of both. */
export default function SequenceInTime({from, durationInFrames}: Props): ReactNode {
  const {durationInFrames: total} = useVideoConfig();
  return (
    <Canvas tone="ink" style={{justifyContent: 'space-between', padding: '48px 48px 56px'}}>
      <div style={{display: 'flex', gap: 24}}>
        <FrameCard title="Composition" {...card} />
        <div style={{...card, position: 'relative'}}>
          <Absent />
          <Sequence from={from} durationInFrames={durationInFrames}>
            <FrameCard title="<Child />" color={palette.accent} {...card} />
          </Sequence>
        </div>
      </div>
      <Lanes
        width={864}
        laneHeight={70}
        clips={[
          {label: 'Composition', from: 0, durationInFrames: total},
          {label: '<Sequence>', from, durationInFrames},
        ]}
      />
    </Canvas>
  );
}

/** Stands where the child will be. */
function Absent(): ReactNode {
  return (
    <div
      style={{
        alignItems: 'center',
        border: `3px dashed ${palette.inkLine}`,
        borderRadius: 24,
        boxSizing: 'border-box',
        color: palette.mutedOnInk,
        display: 'flex',
        fontSize: 32,
        height: '100%',
        justifyContent: 'center',
      }}
    >
      not mounted
    </div>
  );
}
