import {random} from 'remotion';
import type {Motif} from './motif';

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
