import {warpPath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {usePlayed} from '../../parts/motion';
import {Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** A drawing under waves. */
export default function WarpPathDemo({
  drawing,
  amplitude,
  wavelength,
  interpolationThreshold,
}: Props): ReactNode {
  const phase = usePlayed() * -2 * Math.PI;
  const path = warpPath(
    drawings[drawing],
    ({x, y}) => ({x: x + Math.sin(y / wavelength + phase) * amplitude, y}),
    {interpolationThreshold},
  );

  return (
    <PathStage>
      <Ghost d={drawings[drawing]} />
      <path d={path} stroke={page.accent} />
    </PathStage>
  );
}
