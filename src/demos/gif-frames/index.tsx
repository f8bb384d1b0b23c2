import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import type {Props} from './demo';

const radius = 116;
const strip = {width: 864, height: 56} as const;

/** A composition, and the GIF that has only some of its frames. */
export default function GifFrames({everyNthFrame}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames: total, fps} = useVideoConfig();
  const drawn = frame - (frame % everyNthFrame);
  const gifFps = fps / everyNthFrame;
  const step = strip.width / total;

  return (
    <PageCanvas>
      <div style={{display: 'flex', justifyContent: 'space-evenly', paddingTop: 40}}>
        <Orbit name="Composition" rate={`${fps} fps`} at={frame / total} />
        <Orbit
          name="GIF"
          rate={`${Number.isInteger(gifFps) ? gifFps : gifFps.toFixed(1)} fps`}
          at={drawn / total}
        />
      </div>
      <svg
        width={strip.width}
        height={strip.height}
        style={{left: 48, position: 'absolute', top: 446}}
      >
        {Array.from({length: total}, (_, index) => {
          const kept = index % everyNthFrame === 0;
          const color = kept ? page.accent : page.paperLine;
          return (
            <rect
              key={index}
              x={index * step + 2}
              y={kept ? 0 : 14}
              width={step - 4}
              height={kept ? strip.height : strip.height - 28}
              rx={4}
              fill={index === drawn ? page.playhead : color}
            />
          );
        })}
      </svg>
    </PageCanvas>
  );
}

function Orbit({name, rate, at}: {name: string; rate: string; at: number}): ReactNode {
  const size = 2 * radius + 64;
  const angle = at * 2 * Math.PI - Math.PI / 2;
  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 18}}>
      <div style={{fontSize: 34, textAlign: 'center'}}>
        {name}{' '}
        <span style={{color: page.muted, fontFamily: font.mono, letterSpacing: 0}}>{rate}</span>
      </div>
      <svg width={size} height={size} style={{alignSelf: 'center'}}>
        <g transform={`translate(${size / 2} ${size / 2})`}>
          <circle r={radius} fill="none" stroke={page.accentSoft} strokeWidth={10} />
          <circle
            cx={Math.cos(angle) * radius}
            cy={Math.sin(angle) * radius}
            r={30}
            fill={page.accent}
          />
        </g>
      </svg>
    </div>
  );
}
