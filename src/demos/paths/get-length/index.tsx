import {getLength} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {Drawn} from '../../parts/Drawn';
import {drawings} from '../../parts/drawings';
import {glide} from '../../parts/motion';
import {Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** Longer than each of the drawings. */
const ruler = {left: 60, top: 506, width: 840, length: 1500} as const;

/** A drawing, and the straight line that it would be. */
export default function GetLengthDemo({drawing}: Props): ReactNode {
  const d = drawings[drawing];
  const length = getLength(d);
  const progress = glide(useCurrentFrame(), 0, 80);
  const end = ruler.left + (length * progress * ruler.width) / ruler.length;

  return (
    <PathStage left={{name: 'getLength()', value: length.toFixed(1)}}>
      <g transform="translate(0 12)">
        <Ghost d={d} />
        <Drawn path={d} progress={progress} stroke={page.accent} />
      </g>
      <Ghost d={`M${ruler.left} ${ruler.top} h${ruler.width}`} />
      <path d={`M${ruler.left} ${ruler.top} H${end}`} stroke={page.playhead} />
    </PathStage>
  );
}
