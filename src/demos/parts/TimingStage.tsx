import type {TransitionTiming} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from './PageCanvas';
import {Graph} from './Graph';
import {usePlayed} from './motion';
import {Reading} from './Reading';
import {Day, Night} from './ScenePair';

type Props = {timing: TransitionTiming; lowest?: number; highest?: number};

const first = 10;

/** The curve of a timing, and beside it a slide that follows it. */
export function TimingStage({timing, lowest = 0, highest = 1}: Props): ReactNode {
  const {fps} = useVideoConfig();
  const played = usePlayed();
  const duration = timing.getDurationInFrames({fps});
  const frame = Math.min(Math.max(useCurrentFrame() - first, 0), duration);
  const value = (at: number) => timing.getProgress({frame: at, fps});
  const progress = value(frame);

  return (
    <PageCanvas>
      <Reading name="frame" value={`${Math.round(frame)} / ${duration}`} />
      <Reading name="progress" value={progress.toFixed(2)} right />
      <div style={{left: 90, position: 'absolute', top: 165}}>
        <Graph
          width={380}
          height={270}
          inputs={[0, duration]}
          outputs={[lowest, highest]}
          value={value}
          at={frame}
          inputMarks={[0, duration]}
          outputMarks={[0, 1]}
          follower={false}
        />
      </div>
      <div
        style={{
          borderRadius: 18,
          height: 216,
          left: 528,
          outline: `2px solid ${page.edge}`,
          overflow: 'hidden',
          position: 'absolute',
          top: 192,
          width: 384,
        }}
      >
        {[Day, Night].map((Scene, index) => (
          <div
            key={index}
            style={{
              height: '100%',
              left: 0,
              position: 'absolute',
              top: 0,
              transform: `translateX(${(progress - index) * 100}%)`,
              width: '100%',
            }}
          >
            <Scene played={played} />
          </div>
        ))}
      </div>
    </PageCanvas>
  );
}
