import {random} from 'remotion';
import type {Motif} from './motif';

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
