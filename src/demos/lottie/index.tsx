import {Lottie} from '@remotion/lottie';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {badge} from '../parts/lottie-badge';
import type {Props} from './demo';

const bar = {width: 720, height: 20} as const;

/** A Lottie file, and which of its frames is shown. */
export default function PlayedLottie({playbackRate, direction, loop}: Props): ReactNode {
  const reached = useCurrentFrame() * playbackRate;
  const passed = loop ? reached % badge.op : Math.min(reached, badge.op);
  const shown = direction === 'backward' ? badge.op - passed : passed;

  return (
    <PageCanvas style={{alignItems: 'center'}}>
      <Lottie
        animationData={badge}
        playbackRate={playbackRate}
        direction={direction}
        loop={loop}
        style={{height: 400, marginTop: 8, width: 400}}
      />
      <div style={{color: page.muted, fontFamily: font.mono, fontSize: 32, letterSpacing: 0}}>
        frame <span style={{color: page.accent, fontWeight: 600}}>{Math.floor(shown)}</span> of{' '}
        {badge.op}
      </div>
      <svg {...bar} style={{marginTop: 20}}>
        <rect {...bar} rx={10} fill={page.paperLine} />
        <rect {...bar} width={(shown / badge.op) * bar.width} rx={10} fill={page.accentBright} />
      </svg>
    </PageCanvas>
  );
}
