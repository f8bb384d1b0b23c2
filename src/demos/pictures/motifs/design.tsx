import {random} from 'remotion';
import type {Motif} from './motif';

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
