import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {Canvas} from '../parts/Canvas';
import {font, palette} from '../palette';

const scene = {width: 1120, height: 390} as const;
const thumbnails = 9;
const gap = 14;
const thumbnail = (scene.width - gap * (thumbnails - 1)) / thumbnails;

/** One component, asked for one frame in large and for nine in small. */
export default function FrameByFrame(): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const step = (durationInFrames - 1) / (thumbnails - 1);
  return (
    <Canvas tone="ink" style={{padding: '48px 80px'}}>
      <div style={{fontFamily: font.mono, fontSize: 44, marginBottom: 26}}>
        frame <span style={{color: palette.accentSoft}}>{frame}</span>
      </div>
      <Scene frame={frame} scale={1} />
      <div style={{display: 'flex', gap, marginTop: 40}}>
        {Array.from({length: thumbnails}, (_, index) => {
          const shown = Math.round(index * step);
          return (
            <div key={index} style={{width: thumbnail}}>
              <Scene
                frame={shown}
                scale={thumbnail / scene.width}
                outlined={Math.round(frame / step) === index}
              />
              <div
                style={{
                  color: palette.mutedOnInk,
                  fontFamily: font.mono,
                  fontSize: 36,
                  marginTop: 12,
                }}
              >
                {shown}
              </div>
            </div>
          );
        })}
      </div>
    </Canvas>
  );
}

type SceneProps = {frame: number; scale: number; outlined?: boolean};

/** What the video shows at a frame, and nothing that the frame does not decide. */
function Scene({frame, scale, outlined = false}: SceneProps): ReactNode {
  const {durationInFrames} = useVideoConfig();
  const x = interpolate(frame, [0, durationInFrames - 1], [130, scene.width - 130]);
  const turn = interpolate(frame, [0, durationInFrames - 1], [0, 360]);
  return (
    <svg
      width={scene.width * scale}
      height={scene.height * scale}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      style={{
        background: palette.paperSunken,
        borderRadius: 18 * Math.sqrt(scale),
        display: 'block',
        outline: outlined ? `4px solid ${palette.playhead}` : undefined,
        outlineOffset: 4,
      }}
    >
      <line
        x1={60}
        x2={scene.width - 60}
        y1={300}
        y2={300}
        stroke={palette.paperLine}
        strokeWidth={6}
      />
      <g transform={`translate(${x} 200) rotate(${turn})`}>
        <circle r={100} fill={palette.accent} />
        <path d="M0 0 L0 -100 A100 100 0 0 1 100 0 Z" fill={palette.accentSoft} />
      </g>
    </svg>
  );
}
