import {type ReactNode, useCallback, useState} from 'react';
import {AnimatedImage, useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';
import dial from './dial.gif';

const box = 400;
const file = {pictures: 20, perSecond: 10} as const;

/** A GIF that follows the frame, and which of its pictures that is. */
export default function FollowedImage({loopBehavior, fit}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const [failed, setFailed] = useState(false);
  const onError = useCallback(() => setFailed(true), []);
  const seconds = frame / fps;
  const duration = file.pictures / file.perSecond;
  const ended = seconds > duration;
  const inFile = loopBehavior === 'loop' ? seconds % duration : seconds;
  const current = Math.min(Math.round(inFile * file.perSecond), file.pictures - 1);
  const cleared = ended && loopBehavior === 'clear-after-finish';

  return (
    <Canvas
      tone="paper"
      style={{alignItems: 'center', flexDirection: 'row', gap: 56, paddingLeft: 56}}
    >
      <div
        style={{
          alignItems: 'center',
          background: palette.paper,
          display: 'flex',
          height: box,
          justifyContent: 'center',
          outline: `4px dashed ${palette.mutedOnInk}`,
          textAlign: 'center',
          width: box,
        }}
      >
        {failed ? (
          <span style={{color: palette.muted, fontSize: 32}}>This browser has no ImageDecoder</span>
        ) : (
          <AnimatedImage
            src={dial}
            width={box}
            height={box}
            fit={fit}
            loopBehavior={loopBehavior}
            onError={onError}
          />
        )}
      </div>
      <div style={{color: palette.muted, fontFamily: font.mono, fontSize: 36, letterSpacing: 0}}>
        <div>
          frame <Strong>{frame}</Strong>
        </div>
        <div style={{margin: '12px 0 36px'}}>
          picture <Strong>{cleared ? 'none' : `${current + 1} of ${file.pictures}`}</Strong>
        </div>
        <svg width={386} height={302}>
          {Array.from({length: file.pictures}, (_, index) => (
            <rect
              key={index}
              x={(index % 5) * 78}
              y={Math.floor(index / 5) * 78}
              width={68}
              height={68}
              rx={14}
              fill={!cleared && index === current ? palette.playhead : palette.accentSoft}
            />
          ))}
        </svg>
      </div>
    </Canvas>
  );
}

function Strong({children}: {children: ReactNode}): ReactNode {
  return <span style={{color: palette.accent, fontWeight: 600}}>{children}</span>;
}
