import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {FootageInTime} from '../parts/FootageInTime';
import type {Props} from './demo';
import {partsInOrder} from './parts-in-order';

const partFrames = 40;

/** Three parts of a file, one after the other. */
export default function JumpCuts({order}: Props): ReactNode {
  const frame = useCurrentFrame();
  const parts = partsInOrder(order);
  const index = (at: number) => Math.min(parts.length - 1, Math.floor(at / partFrames));
  return (
    <FootageInTime
      fileFrames={220}
      shown={(at) => parts[index(at)]!.startFrom + (at - index(at) * partFrames)}
      used={(at) => parts.some(({startFrom, endAt}) => at >= startFrom && at < endAt)}
      note={`part ${index(frame) + 1} of ${parts.length}`}
    />
  );
}
