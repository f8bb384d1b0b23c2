import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {FootageInTime} from '../parts/FootageInTime';
import type {Props} from './demo';

const fileFrames = 90;

/** A file that is held at one of its frames, and then goes on. */
export default function FreezePortions({at, hold}: Props): ReactNode {
  const frame = useCurrentFrame();
  const held = frame >= at && frame < at + hold;
  return (
    <FootageInTime
      fileFrames={fileFrames}
      end={fileFrames + hold}
      shown={(now) => (now < at ? now : Math.max(at, now - hold))}
      note={held ? 'frozen' : 'playing'}
    />
  );
}
