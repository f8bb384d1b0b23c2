import {random} from 'remotion';
import type {Motif} from './motif';

const indents = [0, 1, 2, 2, 1, 1, 0];

/** Lines of code as bars; the caret is in one of them. */
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

/** Discs that lie over one another like coloured glass. */
export const designMotif: Motif = ({strong, middle, faint, mark}, seed) => {
  const discs = [faint, strong, middle, faint, strong].map((fill, index) => ({
    fill,
    x: 190 + index * 145,
    y: 210 + 60 * Math.sin(index * 2 + random(seed) * 6),
    radius: 100 + 50 * random(`${seed} ${index}`),
  }));
  return (
    <>
      {discs.map(({fill, x, y, radius}) => (
        <circle key={x} cx={x} cy={y} r={radius} fill={fill} opacity={0.72} />
      ))}
      <circle cx={480} cy={210} r={44} fill={mark} />
    </>
  );
};

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

/** Upright videos in a row, the middle one playing. */
export const socialMotif: Motif = ({ground, strong, middle, faint, mark}, seed) => {
  const tilt = (random(seed) - 0.5) * 8;
  return (
    <>
      {[-2, 2, -1, 1, 0].map((place) => {
        const size = 1 - 0.13 * Math.abs(place);
        const fill = place === 0 ? strong : Math.abs(place) === 1 ? middle : faint;
        return (
          <g
            key={place}
            transform={`translate(${480 + place * 168} 220) rotate(${place * 5 + (place === 0 ? 0 : tilt)}) scale(${size})`}
          >
            <rect
              x={-112}
              y={-190}
              width={224}
              height={380}
              rx={30}
              fill={fill}
              stroke={ground}
              strokeWidth={12}
            />
            <rect x={-78} y={118} width={156} height={18} rx={9} fill={ground} opacity={0.35} />
            <rect x={-78} y={148} width={96} height={18} rx={9} fill={ground} opacity={0.35} />
          </g>
        );
      })}
      <path
        d="M456 164v92l76 -46z"
        fill={mark}
        stroke={mark}
        strokeWidth={16}
        strokeLinejoin="round"
      />
    </>
  );
};

/** Frames that grow from step to step, and a pointer at the one being explained. */
export const tutorialMotif: Motif = ({strong, middle, faint, mark}, seed) => {
  const chosen = 1 + Math.floor(random(seed) * 2);
  return (
    <>
      {[0, 1, 2, 3].map((step) => {
        const height = 120 + step * 74;
        const x = 80 + step * 206;
        return (
          <g key={step}>
            <rect
              x={x}
              y={400 - height}
              width={182}
              height={height}
              rx={22}
              fill={step === chosen ? strong : step < chosen ? middle : faint}
            />
          </g>
        );
      })}
      <path
        d={`M${80 + chosen * 206 + 112} ${300 - chosen * 40}l0 118l28 -26l22 48l28 -13l-22 -47l38 -3z`}
        fill={mark}
        stroke={mark}
        strokeWidth={8}
        strokeLinejoin="round"
      />
    </>
  );
};
