import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../../palette';
import {Drawing} from '../../parts/Drawing';
import {travel, usePlayed, wave} from '../../parts/motion';

const rows = [260, 380, 320, 420, 200];

/** A viewfinder: a screen on which lines are written, a speaker in a circle, and the time. */
export default function RemotionRecorder(): ReactNode {
  const frame = useCurrentFrame();
  const played = usePlayed();
  const talk = wave(played, 9);

  return (
    <Drawing ground={palette.ink}>
      <path
        d="M70 130V60H140M820 60H890V130M890 410V480H820M140 480H70V410"
        fill="none"
        stroke={palette.accentSoft}
        strokeWidth={9}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x={140} y={120} width={540} height={300} rx={22} fill={palette.inkRaised} />
      {rows.map((width, row) => (
        <rect
          key={width}
          x={184}
          y={164 + row * 46}
          width={width * travel(frame, row * 16, row * 16 + 16)}
          height={20}
          rx={10}
          fill={row % 2 ? palette.accentSoft : palette.accentBright}
        />
      ))}
      <circle
        cx={720}
        cy={336}
        r={128}
        fill={palette.accentBright}
        stroke={palette.ink}
        strokeWidth={14}
      />
      <g fill={palette.ink}>
        <circle cx={720} cy={300 - 3 * talk} r={44} />
        <path d="M642 416a78 72 0 0 1 156 0z" />
      </g>
      <rect
        x={704}
        y={312 - 3 * talk}
        width={32}
        height={4 + 14 * talk}
        rx={7}
        fill={palette.accentBright}
      />
      <circle
        cx={760}
        cy={92}
        r={15}
        fill={palette.playhead}
        opacity={frame % 30 < 18 ? 1 : 0.25}
      />
      <text x={786} y={102} fontFamily={font.mono} fontSize={28} fill={palette.paper}>
        0:0{Math.floor(frame / 30)}
      </text>
    </Drawing>
  );
}
