import {type ReactNode, useCallback, useState} from 'react';
import {AnimatedImage, useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {dialBox, dialFile, DialInTime} from '../parts/DialInTime';
import dial from '../parts/dial.gif';
import type {Props} from './demo';

/** A GIF that follows the frame, and which of its pictures that is. */
export default function FollowedImage({loopBehavior, fit}: Props): ReactNode {
  const seconds = useCurrentFrame() / useVideoConfig().fps;
  const [failed, setFailed] = useState(false);
  const onError = useCallback(() => setFailed(true), []);
  const duration = dialFile.pictures / dialFile.perSecond;
  const inFile = loopBehavior === 'loop' ? seconds % duration : seconds;
  const current = Math.min(Math.round(inFile * dialFile.perSecond), dialFile.pictures - 1);
  const cleared = seconds > duration && loopBehavior === 'clear-after-finish';

  return (
    <DialInTime current={cleared ? undefined : current}>
      {failed ? (
        <span style={{color: page.muted, fontSize: 32}}>This browser has no ImageDecoder</span>
      ) : (
        <AnimatedImage
          src={dial}
          width={dialBox}
          height={dialBox}
          fit={fit}
          loopBehavior={loopBehavior}
          onError={onError}
        />
      )}
    </DialInTime>
  );
}
