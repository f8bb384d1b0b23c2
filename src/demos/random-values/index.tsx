import type {ReactNode} from 'react';
import {random, useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const bars = 12;
const chart = {width: 864, height: 320} as const;
const step = chart.width / bars;

/** Numbers between 0 and 1 as bars; the same seed gives the same bars. */
export default function RandomValues({seed, hold, changes}: Props): ReactNode {
  const frame = useCurrentFrame();
  const moment = Math.floor(frame / hold);
  const value = (index: number) =>
    random(changes ? `${seed}-${index}-${moment}` : `${seed}-${index}`);

  return (
    <PageCanvas>
      <Reading name="frame" value={String(frame)} />
      <Reading name="moment" value={changes ? String(moment) : 'none'} right />
      <svg
        {...chart}
        overflow="visible"
        fontFamily={font.mono}
        fontSize={28}
        textAnchor="middle"
        style={{left: 48, position: 'absolute', top: 130}}
      >
        <line x2={chart.width} stroke={page.paperLine} strokeWidth={4} />
        {Array.from({length: bars}, (_, index) => {
          const height = value(index) * chart.height;
          return (
            <g key={index} transform={`translate(${index * step} 0)`}>
              <rect
                x={6}
                y={chart.height - height}
                width={step - 12}
                height={height}
                rx={12}
                fill={index % 2 === 0 ? page.accent : page.accentBright}
              />
              <text x={step / 2} y={chart.height + 44} fill={page.muted}>
                .{String(Math.floor(value(index) * 100)).padStart(2, '0')}
              </text>
            </g>
          );
        })}
        <line
          x2={chart.width}
          y1={chart.height}
          y2={chart.height}
          stroke={page.faint}
          strokeWidth={4}
        />
      </svg>
    </PageCanvas>
  );
}
