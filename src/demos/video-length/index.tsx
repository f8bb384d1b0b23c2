import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {FootageInTime} from '../parts/FootageInTime';
import type {Props} from './demo';

const fileFrames = 80;

/** A file in a composition that is shorter or longer. */
export default function VideoLength({durationInFrames}: Props): ReactNode {
  const frame = useCurrentFrame();
  return (
    <FootageInTime
      fileFrames={fileFrames}
      end={durationInFrames}
      shown={(at) => Math.min(at, fileFrames - 1)}
      used={(at) => at < durationInFrames}
      note={frame < fileFrames ? 'playing' : 'last picture'}
    />
  );
}
