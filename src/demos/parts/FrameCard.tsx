import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';

type Props = {title: string; width: number; height: number; color?: string};

/** Says which frame it is where it stands. */
export function FrameCard({title, width, height, color = palette.inkRaised}: Props): ReactNode {
  const frame = useCurrentFrame();
  return (
    <div
      style={{
        background: color,
        borderRadius: 24,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        height,
        justifyContent: 'space-between',
        padding: '26px 28px',
        width,
      }}
    >
      <div style={{fontSize: 32}}>{title}</div>
      <div style={{alignItems: 'baseline', display: 'flex', gap: 14}}>
        <span style={{fontFamily: font.mono, fontSize: 30, letterSpacing: 0}}>frame</span>
        <span
          style={{fontSize: 88, fontVariantNumeric: 'tabular-nums', fontWeight: 620, lineHeight: 1}}
        >
          {frame}
        </span>
      </div>
    </div>
  );
}
