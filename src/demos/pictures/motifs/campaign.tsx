import {random} from 'remotion';
import type {Motif} from './motif';

/** A year of days as squares, the busiest of them marked. */
export const campaignMotif: Motif = ({strong, middle, faint, mark}, seed) => {
  const [columns, rows] = [18, 8];
  const step = 800 / columns;
  return Array.from({length: columns * rows}, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const wave = 0.5 + 0.5 * Math.sin(column * 0.55 + row * 0.5 + random(seed) * 6);
    const heat = wave * 0.65 + random(`${seed} ${index}`) * 0.45;
    return (
      <rect
        key={index}
        x={80 + column * step}
        y={40 + row * step}
        width={step - 9}
        height={step - 9}
        rx={8}
        fill={heat > 1 ? mark : heat > 0.72 ? strong : heat > 0.45 ? middle : faint}
      />
    );
  });
};
