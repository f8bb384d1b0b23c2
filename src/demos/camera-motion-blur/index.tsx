import {CameraMotionBlur} from '@remotion/motion-blur';
import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {Canvas} from '../parts/Canvas';
import {Pinwheel} from '../parts/Pinwheel';
import type {Props} from './demo';

/** The same pinwheel twice: sharp, and as a camera would see it. */
export default function BlurredPinwheel({shutterAngle, samples}: Props): ReactNode {
  return (
    <Canvas tone="ink">
      <Half left={20} />
      <CameraMotionBlur shutterAngle={shutterAngle} samples={samples}>
        <Half left={500} />
      </CameraMotionBlur>
    </Canvas>
  );
}

function Half({left}: {left: number}): ReactNode {
  return (
    <AbsoluteFill style={{left, top: 50}}>
      <Pinwheel size={440} speed={21} />
    </AbsoluteFill>
  );
}
