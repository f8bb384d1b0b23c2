import {random} from 'remotion';
import type {Motif} from './motif';

const steps = [
  {x: 150, y: 220},
  {x: 380, y: 110},
  {x: 380, y: 330},
  {x: 610, y: 220},
  {x: 820, y: 220},
];
const ways = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [3, 4],
] as const;

/** Steps that hand over to each other, the last one being a video. */
export const automationMotif: Motif = ({ground, strong, middle, faint, mark}) => (
  <>
    {ways.map(([from, to]) => {
      const [a, b] = [steps[from], steps[to]];
      const middleX = ((a?.x ?? 0) + (b?.x ?? 0)) / 2;
      return (
        <path
          key={`${from} ${to}`}
          d={`M${a?.x} ${a?.y}C${middleX} ${a?.y} ${middleX} ${b?.y} ${b?.x} ${b?.y}`}
          fill="none"
          stroke={faint}
          strokeWidth={8}
        />
      );
    })}
    {steps.map(({x, y}, index) => (
      <rect
        key={index}
        x={x - 66}
        y={y - 56}
        width={132}
        height={112}
        rx={28}
        fill={index === 4 ? mark : index % 3 === 0 ? strong : middle}
        stroke={ground}
        strokeWidth={10}
      />
    ))}
    <path
      d="M802 190v60l50 -30z"
      fill={ground}
      stroke={ground}
      strokeWidth={10}
      strokeLinejoin="round"
    />
  </>
);

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

/** Contour lines of two hills, and a route between them. */
export const mapMotif: Motif = ({strong, middle, faint, mark}, seed) => {
  const hills = [
    {x: 270, y: 240, turn: random(`${seed} a`) * 6},
    {x: 700, y: 180, turn: random(`${seed} b`) * 6},
  ];
  return (
    <>
      {hills.flatMap(({x, y, turn}) =>
        [1, 2, 3, 4].map((level) => (
          <polygon
            key={`${x} ${level}`}
            points={contour(x, y, level * 42, turn)}
            fill="none"
            stroke={level < 3 ? middle : faint}
            strokeWidth={4}
            strokeLinejoin="round"
          />
        )),
      )}
      <path
        d="M190 330C330 120 420 420 560 280S700 140 780 90"
        fill="none"
        stroke={strong}
        strokeWidth={9}
        strokeDasharray="2 22"
        strokeLinecap="round"
      />
      <circle cx={190} cy={330} r={16} fill={strong} />
      <circle cx={780} cy={90} r={24} fill={mark} />
    </>
  );
};

function contour(x: number, y: number, radius: number, turn: number): string {
  return Array.from({length: 48}, (_, index) => {
    const angle = (2 * Math.PI * index) / 48;
    const bulge = 1 + 0.14 * Math.sin(3 * angle + turn) + 0.09 * Math.sin(5 * angle - turn * 2);
    return `${x + radius * 1.35 * bulge * Math.cos(angle)},${y + radius * bulge * Math.sin(angle)}`;
  }).join(' ');
}
