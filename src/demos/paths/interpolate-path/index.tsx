import {interpolatePath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {glide} from '../../parts/motion';
import {Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** A drawing that turns into another one, and back. */
export default function InterpolatePathDemo({first, second}: Props): ReactNode {
  const frame = useCurrentFrame();
  const value = glide(frame, 10, 50) - glide(frame, 70, 110);
  const from = drawings[first];
  const to = drawings[second];

  return (
    <PathStage left={{name: 'value', value: value.toFixed(2)}}>
      <Ghost d={from} />
      <Ghost d={to} />
      <path
        d={interpolatePath(value, from, to)}
        fill={page.accentSoft}
        fillOpacity={0.5}
        stroke={page.accent}
      />
    </PathStage>
  );
}
