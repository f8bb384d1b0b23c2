import {random} from 'remotion';
import type {Motif} from './motif';
import {Ruler} from './Ruler';

/** Tracks of a timeline with clips on them, and the playhead. */
export const toolMotif: Motif = ({strong, middle, faint, mark}, seed) => {
  const head = 360 + 260 * random(seed);
  return (
    <>
      <Ruler bottom={60} color={faint} />
      {[0, 1, 2, 3].map((track) => {
        const start = 80 + 190 * random(`${seed} start ${track}`);
        const length = 260 + 200 * random(`${seed} length ${track}`);
        const y = 94 + track * 80;
        return (
          <g key={track}>
            <rect
              x={start}
              y={y}
              width={length}
              height={58}
              rx={16}
              fill={track % 2 ? middle : strong}
            />
            <rect
              x={start + length + 14}
              y={y}
              width={866 - start - length}
              height={58}
              rx={16}
              fill={track % 2 ? strong : faint}
            />
          </g>
        );
      })}
      <rect x={head - 4} y={14} width={8} height={400} rx={4} fill={mark} />
      <circle cx={head} cy={22} r={18} fill={mark} />
    </>
  );
};
