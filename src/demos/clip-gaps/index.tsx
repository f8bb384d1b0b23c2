import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {FootageInTime} from '../parts/FootageInTime';
import type {Props} from './demo';

const clipFrames = 40;
const loading = 12;

/** Three files in a preview; each is black until it has loaded. */
export default function ClipGaps({premountFor}: Props): ReactNode {
  const frame = useCurrentFrame();
  const gap = Math.max(0, loading - premountFor);
  const loaded = (at: number) => at < clipFrames || at % clipFrames >= gap;
  return (
    <FootageInTime
      source="Files"
      fileFrames={120}
      shown={(at) => (loaded(at) ? at : undefined)}
      count={(at) => at % clipFrames}
      note={loaded(frame) ? `clip ${Math.floor(frame / clipFrames) + 1} of 3` : 'loading'}
    />
  );
}
