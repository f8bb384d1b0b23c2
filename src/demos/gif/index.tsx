import {Gif} from '@remotion/gif';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {dialBox, dialFile, DialInTime} from '../parts/DialInTime';
import dial from '../parts/dial.gif';
import type {Props} from './demo';

/** A GIF that follows the frame at its own speed, and which of its pictures that is. */
export default function FollowedGif({loopBehavior, playbackRate, fit}: Props): ReactNode {
  const seconds = (useCurrentFrame() / useVideoConfig().fps) * playbackRate;
  const ended = seconds * dialFile.perSecond >= dialFile.pictures;
  const last = ended && loopBehavior === 'pause-after-finish';
  const played = Math.floor(seconds * dialFile.perSecond) % dialFile.pictures;
  const cleared = ended && loopBehavior === 'unmount-after-finish';

  return (
    <DialInTime current={cleared ? undefined : last ? dialFile.pictures - 1 : played}>
      <Gif
        src={dial}
        width={dialBox}
        height={dialBox}
        fit={fit}
        loopBehavior={loopBehavior}
        playbackRate={playbackRate}
      />
    </DialInTime>
  );
}
