import {random} from 'remotion';
import type {Motif} from './motif';

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
