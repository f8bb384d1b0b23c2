import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {usePlayed, wave} from '../parts/motion';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const composition = {width: 1280, height: 720} as const;
const parent = {
  center: 480,
  top: 120,
  height: 380,
  widest: 636,
  narrowest: 290,
  padding: 25,
} as const;

/** The box of a Player in a parent that changes its width, and the composition that fits into it. */
export default function PlayerScaling({set}: Props): ReactNode {
  const width =
    parent.narrowest + (parent.widest - parent.narrowest) * (1 - wave(usePlayed(), 1, 0.75));
  const inner = width - 2 * parent.padding;
  const shape = composition.width / composition.height;
  const box = {
    width: {width: inner, height: inner / shape},
    height: {width: 200 * shape, height: 200},
    both: {width: inner, height: 240},
  }[set];
  const scale = Math.min(box.width / composition.width, box.height / composition.height);

  return (
    <PageCanvas>
      <Reading name="box" value={`${Math.round(box.width)} × ${Math.round(box.height)}`} />
      <Reading name="scale" value={scale.toFixed(2)} right />
      <div
        style={{
          border: `4px dashed ${page.faint}`,
          borderRadius: 20,
          boxSizing: 'border-box',
          height: parent.height,
          left: parent.center - width / 2,
          padding: parent.padding - 4,
          position: 'absolute',
          top: parent.top,
          width,
        }}
      >
        <div
          style={{
            ...box,
            alignItems: 'center',
            background: page.accentSoft,
            borderRadius: 8,
            display: 'flex',
            justifyContent: 'center',
          }}
        >
          <div
            style={{
              flex: 'none',
              height: composition.height * scale,
              overflow: 'hidden',
              width: composition.width * scale,
            }}
          >
            <Title scale={scale} />
          </div>
        </div>
      </div>
    </PageCanvas>
  );
}

/** Drawn in the size of the composition and scaled as a whole. */
function Title({scale}: {scale: number}): ReactNode {
  const frame = useCurrentFrame();
  return (
    <div
      style={{
        ...composition,
        alignItems: 'center',
        background: page.screen,
        color: palette.paper,
        display: 'flex',
        gap: 70,
        justifyContent: 'center',
        transform: `scale(${scale})`,
        transformOrigin: 'top left',
      }}
    >
      <svg width={340} height={340} viewBox="-100 -100 200 200">
        <g transform={`rotate(${frame * 2.4})`}>
          <circle r={100} fill={palette.accent} />
          <path d="M0 0 V-100 A100 100 0 0 1 100 0 Z" fill={palette.playhead} />
        </g>
      </svg>
      <div style={{fontSize: 210, fontWeight: 660, letterSpacing: '-0.04em'}}>Hello</div>
    </div>
  );
}
