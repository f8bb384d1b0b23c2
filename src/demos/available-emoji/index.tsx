import {getAvailableEmojis} from '@remotion/animated-emoji';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const rows = 5;
const bar = {width: 330, height: 20} as const;

/** The emoji with a tag, and how long one pass of each takes. */
export default function FoundEmoji({tag}: Props): ReactNode {
  const seconds = useCurrentFrame() / useVideoConfig().fps;
  const found = getAvailableEmojis().filter(({tags}) => tags.some((each) => each.includes(tag)));

  return (
    <Canvas tone="ink" style={{fontFamily: font.mono, letterSpacing: '-0.03em'}}>
      <Reading name="found" value={String(found.length)} onInk />
      {found.slice(0, rows).map(({name, durationInSeconds}, index) => (
        <div
          key={name}
          style={{
            alignItems: 'center',
            display: 'flex',
            fontSize: 34,
            gap: 28,
            left: 48,
            position: 'absolute',
            right: 48,
            top: 130 + index * 76,
          }}
        >
          <span
            style={{flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap'}}
          >
            {name}
          </span>
          <svg {...bar} style={{flex: 'none'}}>
            <rect {...bar} rx={10} fill={palette.inkLine} />
            <rect
              {...bar}
              width={((seconds / durationInSeconds) % 1) * bar.width}
              rx={10}
              fill={palette.accentBright}
            />
          </svg>
          <span style={{color: palette.accentSoft, width: 110, textAlign: 'right'}}>
            {durationInSeconds.toFixed(1)} s
          </span>
        </div>
      ))}
    </Canvas>
  );
}
