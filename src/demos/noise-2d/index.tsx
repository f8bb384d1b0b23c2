import {noise2D} from '@remotion/noise';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import type {Props} from './demo';

const ridges = [palette.accentSoft, palette.accentBright, palette.accent, palette.ink];
const points = 97;

/** Ridges whose outline is noise. One coordinate is the way along, the other tells them apart. */
export default function NoiseRidges({seed, step, height}: Props): ReactNode {
  const frame = useCurrentFrame();
  return (
    <PageCanvas>
      <svg width={960} height={540}>
        <circle cx={700} cy={150} r={84} fill={palette.playhead} />
        {ridges.map((color, ridge) => {
          const line = Array.from({length: points}, (_, point) => {
            const along = point + frame * 0.08 * (ridge + 1);
            const y = 200 + ridge * 90 - noise2D(seed, along * step, ridge + 0.5) * height;
            return `${point * 10},${y}`;
          });
          return <polygon key={color} points={`0,540 ${line.join(' ')} 960,540`} fill={color} />;
        })}
      </svg>
    </PageCanvas>
  );
}
