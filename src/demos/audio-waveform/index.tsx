import {createSmoothSvgPath, visualizeAudioWaveform} from '@remotion/media-utils';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {music} from '../parts/music';
import type {Props} from './demo';

/** The wave around the current frame. */
export default function Oscilloscope(options: Props): ReactNode {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const waveform = visualizeAudioWaveform({audioData: music(), frame, fps, ...options});
  const path = createSmoothSvgPath({
    points: waveform.map((value, index) => ({
      x: (index / (waveform.length - 1)) * width,
      y: height * (0.5 + value * 0.42),
    })),
  });

  return (
    <Canvas tone="ink">
      <svg width={width} height={height} fill="none" strokeLinejoin="round">
        <path
          d={[0.25, 0.5, 0.75].map((at) => `M0 ${height * at} H${width}`).join(' ')}
          stroke={palette.inkLine}
          strokeWidth={3}
        />
        <path
          d={`M${width / 2} 0 V${height}`}
          stroke={palette.playhead}
          strokeDasharray="2 12"
          strokeLinecap="round"
          strokeWidth={4}
        />
        <path d={path} stroke={palette.accentBright} strokeOpacity={0.35} strokeWidth={24} />
        <path d={path} stroke={palette.accentSoft} strokeWidth={8} />
      </svg>
    </Canvas>
  );
}
