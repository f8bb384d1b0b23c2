import {evolvePath, getSubpaths} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {glide} from '../../parts/motion';
import {Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

const colors = [page.accent, page.playhead, page.ink];

/** The parts of a drawing, each drawn by itself. */
export default function SubpathsDemo({drawing, delay}: Props): ReactNode {
  const frame = useCurrentFrame();
  const parts = getSubpaths(drawings[drawing]);

  return (
    <PathStage left={{name: 'getSubpaths().length', value: String(parts.length)}}>
      <Ghost d={drawings[drawing]} />
      {parts.map((part, index) => (
        <path
          key={part}
          d={part}
          stroke={colors[index % colors.length]}
          strokeWidth={14}
          {...evolvePath(glide(frame, index * delay, index * delay + 40), part)}
        />
      ))}
    </PathStage>
  );
}
