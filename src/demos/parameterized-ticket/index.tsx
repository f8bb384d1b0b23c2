import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {PageCanvas} from '../parts/PageCanvas';
import {glide, useSprings} from '../parts/motion';
import {page} from '../page-colors';
import {palette} from '../palette';
import type {Props} from './demo';

/** One component whose picture depends on three props. */
export default function ParameterizedTicket({name, seat, color}: Props): ReactNode {
  const frame = useCurrentFrame();
  const spring = useSprings(15);
  const nameSize = Math.min(150, 1050 / Math.max(name.length, 1));
  return (
    <PageCanvas style={{alignItems: 'center', justifyContent: 'center'}}>
      <div
        style={{
          background: page.paper,
          borderRadius: 28,
          boxShadow: '0 40px 80px -30px rgb(15 18 25 / 35%)',
          display: 'flex',
          height: 420,
          overflow: 'hidden',
          transform: `translateY(${interpolate(spring(0), [0, 1], [560, 0])}px)`,
          width: 1040,
        }}
      >
        <div style={{flex: 1, padding: '64px 60px'}}>
          <div style={{color: page.muted, fontSize: 40}}>Reserved for</div>
          <div
            style={{
              fontSize: nameSize,
              fontWeight: 660,
              letterSpacing: '-0.045em',
              lineHeight: '190px',
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </div>
          <div
            style={{
              background: color,
              borderRadius: 5,
              height: 10,
              width: `${glide(frame, 14, 46) * 100}%`,
            }}
          />
        </div>
        <div
          style={{
            alignItems: 'center',
            background: color,
            borderLeft: `6px dashed ${page.paperSunken}`,
            color: palette.paper,
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            width: 290,
          }}
        >
          <div style={{fontSize: 40}}>Seat</div>
          <div
            style={{
              fontSize: 170,
              fontWeight: 660,
              transform: `scale(${spring(16)})`,
            }}
          >
            {seat}
          </div>
        </div>
      </div>
    </PageCanvas>
  );
}
