import {random} from 'remotion';
import type {Motif} from './motif';

const indents = [0, 1, 2, 2, 1, 1, 0];

/** Lines of code as bars; the caret stands in one of them. */
export const codeMotif: Motif = ({strong, middle, faint, mark}, seed) => {
  const current = 2 + Math.floor(random(seed) * 3);
  return indents.map((indent, row) => {
    const lengths = [0, 1, 2].map((part) => 70 + 170 * random(`${seed} ${row} ${part}`));
    const used = lengths.slice(0, row === indents.length - 1 ? 1 : 3);
    const y = 40 + row * 54;
    let x = 90 + indent * 64;
    return (
      <g key={row}>
        {used.map((length, part) => {
          const from = x;
          x += length + 22;
          return (
            <rect
              key={part}
              x={from}
              y={y}
              width={length}
              height={26}
              rx={13}
              fill={row === current ? (part === 0 ? strong : middle) : part === 0 ? strong : faint}
            />
          );
        })}
        {row === current && <rect x={x} y={y - 10} width={7} height={46} rx={3} fill={mark} />}
      </g>
    );
  });
};
