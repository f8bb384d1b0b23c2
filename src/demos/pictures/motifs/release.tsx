import type {Motif} from './motif';
import {Ruler} from './Ruler';

/** How far the older frames stand behind, in units. */
const behind = [168, 126, 84, 42];

/** A version number that moves in from the left, its last frames still to be seen. */
export const releaseMotif: Motif = ({ground, strong, middle, faint, mark}, seed) => {
  const version = seed.replaceAll('-', '.');
  const text = {
    fontSize: 360,
    fontWeight: 700,
    letterSpacing: '-0.035em',
    paintOrder: 'stroke',
    stroke: ground,
    strokeWidth: 18,
    textAnchor: 'middle',
    y: 336,
  } as const;
  return (
    <>
      <Ruler bottom={412} color={faint} />
      {behind.map((distance, index) => (
        <text key={distance} {...text} x={500 - distance} fill={index < 2 ? faint : middle}>
          {version}
        </text>
      ))}
      <text {...text} x={500} fill={strong}>
        {version}
      </text>
      <rect x={770} y={14} width={8} height={400} rx={4} fill={mark} />
      <circle cx={774} cy={22} r={18} fill={mark} />
    </>
  );
};
