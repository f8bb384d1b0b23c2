import {interpolateStyles} from '@remotion/animation-utils';
import type {ReactNode} from 'react';
import {Easing, useCurrentFrame} from 'remotion';
import {palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const easings = {
  linear: Easing.linear,
  inOut: Easing.inOut(Easing.cubic),
  back: Easing.out(Easing.back()),
};

const from = {
  backgroundColor: palette.playhead,
  borderRadius: '12px',
  transform: 'translateX(60px) rotate(-20deg) scale(0.6)',
};

const to = {
  backgroundColor: palette.accent,
  borderRadius: '100px',
  transform: 'translateX(620px) rotate(0deg) scale(1.2)',
};

/** One card between two styles, which are shown pale. */
export default function InterpolateStyles({easing, extrapolateRight}: Props): ReactNode {
  const frame = useCurrentFrame();
  const style = interpolateStyles(frame, [0, 45], [from, to], {
    easing: easings[easing],
    extrapolateRight,
  });

  return (
    <PageCanvas>
      <Reading name="frame" value={String(frame)} />
      {[from, to, style].map((one, index) => (
        <div
          key={index}
          style={{
            height: 220,
            opacity: one === style ? 1 : 0.2,
            position: 'absolute',
            top: 170,
            width: 220,
            ...one,
          }}
        />
      ))}
    </PageCanvas>
  );
}
