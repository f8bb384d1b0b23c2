import type {ReactNode} from 'react';
import {interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const width = 864;

/** The colour of this frame, and below it those of all frames. */
export default function ColoursInTime({first, second, third}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  const colour = (at: number) => interpolateColors(at, [0, last / 2, last], [first, second, third]);

  return (
    <PageCanvas>
      <Reading name="color" value={colour(frame)} />
      <Reading name="frame" value={String(frame)} right />
      <div
        style={{
          background: colour(frame),
          borderRadius: 24,
          height: 240,
          left: 48,
          position: 'absolute',
          top: 116,
          width,
        }}
      />
      <svg
        width={width}
        height={110}
        viewBox={`0 0 ${width} 110`}
        overflow="visible"
        style={{left: 48, position: 'absolute', top: 386}}
      >
        {Array.from({length: durationInFrames}, (_, at) => (
          <rect
            key={at}
            x={(at / durationInFrames) * width}
            y={16}
            width={width / durationInFrames + 1}
            height={78}
            fill={colour(at)}
          />
        ))}
        <rect
          x={((frame + 0.5) / durationInFrames) * width - 5}
          y={0}
          width={10}
          height={110}
          rx={5}
          fill={page.ink}
        />
      </svg>
    </PageCanvas>
  );
}
