import type {ReactNode} from 'react';
import {interpolate} from 'remotion';
import {page} from '../page-colors';
import {palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {useSprings} from '../parts/motion';
import type {Props} from './demo';

/** The design of an event, for which each talk is a set of props. */
export default function TalkAnnouncement({title, speaker, room, color}: Props): ReactNode {
  const spring = useSprings();
  const rise = (start: number) => ({
    opacity: spring(start),
    transform: `translateY(${interpolate(spring(start), [0, 1], [60, 0])}px)`,
  });

  return (
    <PageCanvas style={{justifyContent: 'space-between', padding: 90}}>
      <div
        style={{
          alignItems: 'center',
          background: color,
          borderRadius: '50%',
          color: palette.paper,
          display: 'flex',
          fontSize: 150,
          fontWeight: 670,
          height: 280,
          justifyContent: 'center',
          transform: `scale(${spring(4)})`,
          width: 280,
        }}
      >
        {[...speaker][0]}
      </div>
      <div style={{fontSize: 132, fontWeight: 670, letterSpacing: '-0.045em', lineHeight: 1.05}}>
        {title.split(' ').map((word, index) => (
          <div key={index} style={{display: 'inline-block', ...rise(16 + index * 6)}}>
            {word}&nbsp;
          </div>
        ))}
      </div>
      <div style={{borderLeft: `12px solid ${color}`, paddingLeft: 32}}>
        <div style={{fontSize: 56, fontWeight: 560, ...rise(40)}}>{speaker}</div>
        <div style={{color: page.muted, fontSize: 44, ...rise(48)}}>{room}</div>
      </div>
    </PageCanvas>
  );
}
