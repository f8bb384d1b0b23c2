import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {glide} from '../parts/motion';
import type {Props} from './demo';

const finish = {x: 1130, frame: 90} as const;

/** Height of the ridge below the top edge, in pixels. */
const ridge = (x: number) => 520 - 0.2 * x + 40 * Math.sin(x / 90) + 18 * Math.sin(x / 31);

const line = Array.from({length: 65}, (_, step) => step * 20)
  .map((x) => `${x},${ridge(x)}`)
  .join(' ');

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

const clock = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(two).join(':');

/** One design for every runner: name and time are props. */
export default function FinishTime({name, minutes, color}: Props): ReactNode {
  const run = glide(useCurrentFrame(), 6, finish.frame);
  const x = 80 + run * (finish.x - 80);

  return (
    <Canvas tone="ink">
      <svg width={1280} height={720} style={{position: 'absolute'}}>
        <polygon points={`0,720 ${line} 1280,720`} fill={palette.inkRaised} />
        <polyline points={line} fill="none" stroke={palette.inkLine} strokeWidth={8} />
        <path
          d={`M${finish.x} ${ridge(finish.x)}v-130h90v50h-90`}
          fill={color}
          stroke={color}
          strokeWidth={8}
        />
        <circle cx={x} cy={ridge(x) - 22} r={22} fill={color} />
      </svg>
      <div style={{left: 80, position: 'absolute', top: 64}}>
        <div style={{fontSize: 96, fontWeight: 670, letterSpacing: '-0.045em'}}>{name}</div>
        <div style={{fontFamily: font.mono, fontSize: 72, letterSpacing: 0}}>
          {clock(run * minutes * 60)}
        </div>
      </div>
    </Canvas>
  );
}
