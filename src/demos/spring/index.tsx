import type {ReactNode} from 'react';
import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
import {PageCanvas} from '../parts/PageCanvas';
import {Graph} from '../parts/Graph';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

/** The value of a spring over the frames; the graph makes room for how far it swings. */
export default function SpringCurve(config: Props): ReactNode {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  const value = (at: number) => spring({frame: at, fps, config});
  const highest = Math.max(...Array.from({length: durationInFrames}, (_, at) => value(at)));

  return (
    <PageCanvas>
      <Reading name="spring()" value={value(frame).toFixed(2)} />
      <Reading name="frame" value={String(frame)} right />
      <div style={{left: 90, position: 'absolute', top: 130}}>
        <Graph
          width={560}
          height={330}
          inputs={[0, last]}
          outputs={[0, Math.max(1.25, highest + 0.05)]}
          value={value}
          at={frame}
          inputMarks={[0, 15, 30, 45, 60]}
          outputMarks={[0, 1]}
        />
      </div>
    </PageCanvas>
  );
}
