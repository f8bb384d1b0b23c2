import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {glide} from '../parts/motion';
import {Window} from '../parts/Window';

type Entry = {
  name: string;
  kind: 'folder' | 'video' | 'still';
  /** Row and depth without folders; a folder has none. */
  flat?: number;
  row: number;
  depth: number;
};

const entries: readonly Entry[] = [
  {name: 'Social', kind: 'folder', row: 0, depth: 0},
  {name: 'Posters', kind: 'folder', row: 1, depth: 1},
  {name: 'Ad-Poster', kind: 'still', flat: 0, row: 2, depth: 2},
  {name: 'Ad-Wide', kind: 'video', flat: 1, row: 3, depth: 1},
  {name: 'Ad-Square', kind: 'video', flat: 2, row: 4, depth: 1},
];
const rowHeight = 80;
const indent = 56;

/** Compositions in a list, and the same in folders. */
export default function CompositionFolders(): ReactNode {
  const frame = useCurrentFrame();
  const grouped = glide(frame, 24, 48) - glide(frame, 104, 119);

  return (
    <Canvas tone="ink" style={{alignItems: 'center', justifyContent: 'center'}}>
      <Window title="Compositions" width={700} height={484} dark style={{color: palette.paper}}>
        {entries.map((entry) => (
          <Line key={entry.name} {...entry} grouped={grouped} />
        ))}
      </Window>
    </Canvas>
  );
}

function Line({name, kind, flat, row, depth, grouped}: Entry & {grouped: number}): ReactNode {
  const folder = kind === 'folder';
  const top = interpolate(grouped, [0, 1], [flat ?? row, row]) * rowHeight;
  const left = depth * indent * (folder ? 1 : grouped);
  return (
    <div
      style={{
        alignItems: 'center',
        color: folder ? palette.accentSoft : palette.paper,
        display: 'flex',
        fontSize: 42,
        gap: 24,
        height: rowHeight,
        left: 40 + left,
        opacity: folder ? interpolate(grouped, [0.6, 1], [0, 1], {extrapolateLeft: 'clamp'}) : 1,
        position: 'absolute',
        top: top + 12,
      }}
    >
      <svg width={44} height={44} fill="none" strokeWidth={5} strokeLinejoin="round">
        {folder && (
          <path
            d="M4 36 V9 H17 L22 15 H40 V36 Z"
            stroke={palette.accentSoft}
            fill={palette.accent}
          />
        )}
        {kind === 'video' && (
          <path d="M9 6 L38 22 L9 38 Z" stroke={palette.playhead} fill={palette.playhead} />
        )}
        {kind === 'still' && (
          <>
            <rect x={4} y={6} width={36} height={32} rx={5} stroke={palette.mutedOnInk} />
            <path d="M8 34 L19 20 L27 29 L32 24 L38 34" stroke={palette.mutedOnInk} />
          </>
        )}
      </svg>
      {name}
    </div>
  );
}
