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
