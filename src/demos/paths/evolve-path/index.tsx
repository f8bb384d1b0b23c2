import {evolvePath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {travel} from '../../parts/motion';
import {Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** A drawing that is drawn. */
export default function EvolvePathDemo({drawing, until}: Props): ReactNode {
  const d = drawings[drawing];
  const progress = travel(useCurrentFrame(), 0, 70) * until;

  return (
    <PathStage left={{name: 'progress', value: progress.toFixed(2)}}>
      <Ghost d={d} />
      <path d={d} stroke={page.accent} strokeWidth={16} {...evolvePath(progress, d)} />
    </PathStage>
  );
}
