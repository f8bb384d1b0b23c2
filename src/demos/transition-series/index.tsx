import {linearTiming, TransitionSeries} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {Canvas} from '../parts/Canvas';
import {Lanes} from '../parts/Lanes';
import {usePlayed} from '../parts/motion';
import {Day, Night} from '../parts/ScenePair';
import type {Props} from './demo';

const length = 60;

/** Three sequences and the frames in which two of them are visible. */
export default function TransitionsInTime({first, transition, offset}: Props): ReactNode {
  const played = usePlayed();
  const timing = linearTiming({durationInFrames: transition});
  const second = first - transition + offset;
  const clips = [
    {label: 'Day', from: 0, durationInFrames: first},
    {label: 'Night', from: second, durationInFrames: length},
    {label: 'Day', from: second + length - transition, durationInFrames: length},
  ];

  return (
    <Canvas tone="ink" style={{alignItems: 'center', gap: 36, justifyContent: 'center'}}>
      <div style={{borderRadius: 18, height: 243, overflow: 'hidden', width: 432}}>
        <div style={{height: '100%', position: 'relative'}}>
          <TransitionSeries>
            <TransitionSeries.Sequence durationInFrames={first}>
              <Day played={played} />
            </TransitionSeries.Sequence>
            <TransitionSeries.Transition timing={timing} />
            <TransitionSeries.Sequence durationInFrames={length} offset={offset}>
              <Night played={played} />
            </TransitionSeries.Sequence>
            <TransitionSeries.Transition timing={timing} />
            <TransitionSeries.Sequence durationInFrames={length}>
              <Day played={played} />
            </TransitionSeries.Sequence>
          </TransitionSeries>
        </div>
      </div>
      <Lanes width={864} laneHeight={50} clips={clips} />
    </Canvas>
  );
}
