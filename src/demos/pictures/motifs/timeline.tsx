import type {ReactNode} from 'react';
import {random} from 'remotion';
import type {Motif} from './motif';

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

/** A sound wave of bars, played up to the mark. */
export const musicMotif: Motif = ({strong, faint, mark}, seed) => {
  const bars = 48;
  const head = 20 + Math.floor(random(seed) * 10);
  return Array.from({length: bars}, (_, index) => {
    const hull = Math.abs(Math.sin((index / bars) * Math.PI * 3 + random(seed) * 3));
    const height =
      index === head ? 360 : 24 + 270 * hull * (0.4 + 0.6 * random(`${seed} ${index}`));
    return (
      <rect
        key={index}
        x={80 + (index * 800) / bars}
        y={220 - height / 2}
        width={9}
        height={height}
        rx={4.5}
        fill={index === head ? mark : index < head ? strong : faint}
      />
    );
  });
};

/** Spoken words as pills in two rows, one of them being said, above the sound. */
export const captionsMotif: Motif = ({strong, middle, faint, mark}, seed) => {
  const rows = [0, 1].map((row) =>
    [0, 1, 2].map((word) => 150 + 130 * random(`${seed} ${row} ${word}`)),
  );
  return (
    <>
      {Array.from({length: 40}, (_, index) => {
        const height =
          14 + 90 * random(`${seed} sound ${index}`) * Math.sin((Math.PI * index) / 39);
        return (
          <rect
            key={index}
            x={84 + index * 20}
            y={84 - height / 2}
            width={8}
            height={height}
            rx={4}
            fill={faint}
          />
        );
      })}
      {rows.map((widths, row) => {
        let x = (960 - widths.reduce((sum, width) => sum + width + 26, -26)) / 2;
        return widths.map((width, word) => {
          const from = x;
          x += width + 26;
          const active = row === 0 && word === 1;
          return (
            <rect
              key={`${row} ${word}`}
              x={from}
              y={180 + row * 118}
              width={width}
              height={88}
              rx={26}
              fill={active ? mark : row === 0 && word === 0 ? strong : middle}
            />
          );
        });
      })}
    </>
  );
};

/** The ticks of a timeline, every fifth of them longer, down to a height. */
function Ruler({bottom, color}: {bottom: number; color: string}): ReactNode {
  return Array.from({length: 41}, (_, tick) => (
    <line
      key={tick}
      x1={80 + tick * 20}
      x2={80 + tick * 20}
      y1={bottom - (tick % 5 === 0 ? 30 : 18)}
      y2={bottom}
      stroke={color}
      strokeWidth={4}
      strokeLinecap="round"
    />
  ));
}
