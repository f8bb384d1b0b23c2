import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from './PageCanvas';

/** Sides of the box that the picture is in, in pixels. */
export const dialBox = 400;
/** What is known of `dial.gif`. */
export const dialFile = {pictures: 20, perSecond: 10} as const;

type Props = {
  /** Index of the picture that is shown; undefined for none. */
  current?: number;
  /** The picture. */
  children: ReactNode;
};

/** `dial.gif` in its box, with the frame and which of the file's pictures belongs to it. */
export function DialInTime({current, children}: Props): ReactNode {
  const frame = useCurrentFrame();
  return (
    <PageCanvas style={{alignItems: 'center', flexDirection: 'row', gap: 56, paddingLeft: 56}}>
      <div
        style={{
          alignItems: 'center',
          background: page.paper,
          display: 'flex',
          height: dialBox,
          justifyContent: 'center',
          outline: `4px dashed ${page.faint}`,
          textAlign: 'center',
          width: dialBox,
        }}
      >
        {children}
      </div>
      <div style={{color: page.muted, fontFamily: font.mono, fontSize: 36, letterSpacing: 0}}>
        <div>
          frame <Strong>{frame}</Strong>
        </div>
        <div style={{margin: '12px 0 36px'}}>
          picture{' '}
          <Strong>
            {current === undefined ? 'none' : `${current + 1} of ${dialFile.pictures}`}
          </Strong>
        </div>
        <svg width={386} height={302}>
          {Array.from({length: dialFile.pictures}, (_, index) => (
            <rect
              key={index}
              x={(index % 5) * 78}
              y={Math.floor(index / 5) * 78}
              width={68}
              height={68}
              rx={14}
              fill={index === current ? page.playhead : page.accentSoft}
            />
          ))}
        </svg>
      </div>
    </PageCanvas>
  );
}

function Strong({children}: {children: ReactNode}): ReactNode {
  return <span style={{color: page.accent, fontWeight: 600}}>{children}</span>;
}
