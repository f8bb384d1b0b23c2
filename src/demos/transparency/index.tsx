import type {ReactNode} from 'react';
import {AbsoluteFill, interpolate} from 'remotion';
import {page} from '../page-colors';
import {palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {useFade, usePlayed} from '../parts/motion';
import type {Props} from './demo';

const stripe = 80;
const grounds = {
  'WebM or ProRes': 'transparent',
  GIF: 'transparent',
  MP4: 'black',
} as const;
const shadows = {
  'WebM or ProRes': '0 24px 50px rgb(15 18 25 / 55%)',
  GIF: `0 24px 0 ${palette.ink}`,
  MP4: 'none',
} as const;

/** A transparent video over other footage, or what is left of its transparency. */
export default function Transparency({file}: Props): ReactNode {
  const played = usePlayed();
  const fade = useFade();
  return (
    <PageCanvas>
      <AbsoluteFill
        style={{
          background: `repeating-linear-gradient(90deg, ${page.accentSoft} 0 ${stripe}px, ${page.paper} ${stripe}px ${stripe * 2}px)`,
          left: -stripe * 2,
          transform: `translateX(${played * stripe * 2}px)`,
          width: 960 + stripe * 2,
        }}
      />
      <AbsoluteFill
        style={{
          alignItems: 'center',
          background: grounds[file],
          justifyContent: 'center',
        }}
      >
        <div
          style={{
            background: palette.accent,
            borderRadius: 28,
            boxShadow: shadows[file],
            color: palette.paper,
            fontSize: 84,
            fontWeight: 640,
            padding: '36px 64px',
            transform: `translateX(${interpolate(fade, [0, 1], [-1000, 0])}px)`,
          }}
        >
          Ada Lovelace
        </div>
      </AbsoluteFill>
    </PageCanvas>
  );
}
