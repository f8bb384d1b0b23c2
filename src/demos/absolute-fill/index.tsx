import type {ReactNode} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {glide} from '../parts/motion';

const frameSize = {width: 560, height: 315} as const;

/** Layers that fill one frame, seen from the front, taken apart, and closed again. */
export default function Layers(): ReactNode {
  const frame = useCurrentFrame();
  const open = glide(frame, 8, 44) - glide(frame, 84, 118);
  const turn = `rotateX(${open * 52}deg) rotateZ(${open * -34}deg)`;
  const scale = interpolate(open, [0, 1], [1.3, 0.94]);

  return (
    <Canvas tone="ink" style={{alignItems: 'center', justifyContent: 'center'}}>
      <div
        style={{
          ...frameSize,
          position: 'relative',
          transform: `scale(${scale}) translateY(${open * 88}px) ${turn}`,
          transformStyle: 'preserve-3d',
        }}
      >
        <Layer lift={0} open={open} label="1">
          <AbsoluteFill style={{background: palette.accent}} />
        </Layer>
        <Layer lift={110} open={open} label="2">
          <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
            <div
              style={{background: palette.playhead, borderRadius: 110, height: 220, width: 220}}
            />
          </AbsoluteFill>
        </Layer>
        <Layer lift={220} open={open} label="3">
          <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
            <div style={{color: palette.paper, fontSize: 104, fontWeight: 680}}>Title</div>
          </AbsoluteFill>
        </Layer>
      </div>
    </Canvas>
  );
}

type LayerProps = {lift: number; open: number; label: string; children: ReactNode};

/** A layer, with its outline and number shown as far as the layers are apart. */
function Layer({lift, open, label, children}: LayerProps): ReactNode {
  return (
    <AbsoluteFill style={{transform: `translateZ(${lift * open}px)`}}>
      {children}
      <AbsoluteFill style={{border: `4px solid ${palette.paper}`, opacity: open}}>
        <div
          style={{
            color: palette.paper,
            fontFamily: font.mono,
            fontSize: 44,
            left: 18,
            position: 'absolute',
            top: 10,
          }}
        >
          {label}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
