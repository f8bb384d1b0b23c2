import {random} from 'remotion';
import type {Motif} from './motif';

/** Columns with a line of values above them; the highest column is marked. */
export const dataMotif: Motif = ({strong, middle, faint, mark}, seed) => {
  const values = Array.from(
    {length: 14},
    (_, index) => 70 + 190 * random(`${seed} ${index}`) ** 1.4 + index * 6,
  );
  const highest = values.indexOf(Math.max(...values));
  const x = (index: number) => 80 + index * 58;
  return (
    <>
      {[100, 200, 300, 400].map((y) => (
        <line key={y} x1={80} x2={880} y1={y} y2={y} stroke={faint} strokeWidth={2} />
      ))}
      {values.map((value, index) => (
        <rect
          key={index}
          x={x(index)}
          y={400 - value}
          width={42}
          height={value}
          rx={8}
          fill={index === highest ? mark : strong}
        />
      ))}
      <polyline
        points={values
          .map((value, index) => `${x(index) + 21},${400 - value * 0.62 - 110}`)
          .join(' ')}
        fill="none"
        stroke={middle}
        strokeWidth={6}
        strokeLinecap="round"
      />
    </>
  );
};
