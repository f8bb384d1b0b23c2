import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {PageCanvas} from '../parts/PageCanvas';
import {Graph} from '../parts/Graph';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

/** A frame mapped to a number between 0 and 100, and what becomes of it outside of the range. */
export default function Interpolation({start, end, ...extrapolation}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const value = (at: number) => interpolate(at, [start, end], [0, 100], extrapolation);

  return (
    <PageCanvas>
      <Reading name="interpolate()" value={value(frame).toFixed(0)} />
      <Reading name="frame" value={String(frame)} right />
      <div style={{left: 120, position: 'absolute', top: 124}}>
        <Graph
          width={530}
          height={340}
          inputs={[0, durationInFrames - 1]}
          outputs={[-50, 180]}
          value={value}
          at={frame}
          inputMarks={[start, end]}
          outputMarks={[0, 100]}
        />
      </div>
    </PageCanvas>
  );
}
