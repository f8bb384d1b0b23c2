import {random} from 'remotion';
import type {Motif} from './motif';

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
