import {random} from 'remotion';
import type {Motif} from './motif';

/** A viewfinder with a screen and a round camera picture inside; it records. */
export const recordingMotif: Motif = ({ground, strong, middle, faint, mark}, seed) => (
  <>
    <path
      d="M80 120V50H150M810 50H880V120M880 330V400H810M150 400H80V330"
      fill="none"
      stroke={middle}
      strokeWidth={9}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x={150} y={106} width={500} height={238} rx={20} fill={faint} />
    {[0, 1, 2, 3].map((row) => (
      <rect
        key={row}
        x={190}
        y={144 + row * 44}
        width={150 + 240 * random(`${seed} ${row}`)}
        height={20}
        rx={10}
        fill={row === 0 ? strong : middle}
      />
    ))}
    <circle cx={700} cy={266} r={112} fill={strong} stroke={ground} strokeWidth={14} />
    <circle cx={700} cy={234} r={36} fill={ground} />
    <path d="M632 336a68 60 0 0 1 136 0z" fill={ground} />
    <circle cx={818} cy={112} r={18} fill={mark} />
  </>
);
