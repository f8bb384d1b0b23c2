import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

type Stretch = {from: number; until: number};

const scenes = [0, 1, 2] as const;
/** Frames that a scene lasts, and that its file loads: alone, and together with the others. */
const lasts = 26;
const loads = {alone: 15, together: 32} as const;
const lane = {left: 152, width: 712, height: 84, gap: 24} as const;

/** When each file loads and each scene plays. */
function plan(prefetching: boolean): {files: Stretch[]; scenes: Stretch[]} {
  const files = scenes.map((scene): Stretch => {
    const from = scene * (loads.alone + lasts);
    return prefetching ? {from: 0, until: loads.together} : {from, until: from + loads.alone};
  });
  return {
    files,
    scenes: files.map(({until}, scene) => {
      const from = prefetching ? until + scene * lasts : until;
      return {from, until: from + lasts};
    }),
  };
}

/** Files and scenes in time: first the files, or each when its scene begins. */
export default function Prefetching({prefetching}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const times = plan(prefetching);
  const x = (at: number) => (at / total) * lane.width;
  const y = (row: number) => row * (lane.height + lane.gap);
  const height = y(3) + lane.height;

  return (
    <Canvas tone="ink" style={{justifyContent: 'center', padding: '0 48px'}}>
      <svg width={864} height={height} overflow="visible" fontSize={34} fontWeight={560}>
        {[...scenes, 3].map((row) => (
          <g key={row} transform={`translate(0 ${y(row)})`}>
            <text y={54} fill={palette.mutedOnInk}>
              {row < 3 ? `File ${row + 1}` : 'Video'}
            </text>
            <rect
              x={lane.left}
              width={lane.width}
              height={lane.height}
              rx={14}
              fill={palette.inkRaised}
            />
          </g>
        ))}
        <g transform={`translate(${lane.left} 0)`}>
          {times.files.map((file, row) => (
            <Part key={row} {...file} x={x} y={y(row)} color={palette.accentSoft} />
          ))}
          {!prefetching &&
            times.files.map((wait, scene) => (
              <Part key={scene} {...wait} x={x} y={y(3)} color={palette.playhead} />
            ))}
          {times.scenes.map((scene, index) => (
            <g key={index}>
              <Part {...scene} x={x} y={y(3)} color={palette.accent} />
              {frame >= scene.from && (
                <text
                  x={x((scene.from + scene.until) / 2)}
                  y={y(3) + 55}
                  textAnchor="middle"
                  fill={palette.paper}
                >
                  {index + 1}
                </text>
              )}
            </g>
          ))}
          <rect
            x={x(frame + 0.5) - 3}
            y={-16}
            width={6}
            height={height + 32}
            rx={3}
            fill={palette.playhead}
          />
        </g>
      </svg>
    </Canvas>
  );
}

type PartProps = Stretch & {x: (at: number) => number; y: number; color: string};

/** As much of a stretch as the playhead has passed. */
function Part({from, until, x, y, color}: PartProps): ReactNode {
  const passed = Math.min(useCurrentFrame(), until);
  if (passed <= from) {
    return null;
  }
  return (
    <rect
      x={x(from) + 2}
      y={y}
      width={Math.max(0, x(passed) - x(from) - 4)}
      height={lane.height}
      rx={12}
      fill={color}
    />
  );
}
