import {parsePath, reduceInstructions, serializeInstructions} from '@remotion/paths';
import type {ReactNode} from 'react';
import {page} from '../../page-colors';
import {drawings} from '../../parts/drawings';
import {usePlayed} from '../../parts/motion';
import {PathPoints} from '../../parts/PathPoints';
import {Ghost, PathStage} from '../../parts/PathStage';
import type {Props} from './demo';

/** A drawing in which every second point moves. */
export default function SerializeDemo({drawing, shift}: Props): ReactNode {
  const wave = Math.sin(usePlayed() * 2 * Math.PI);
  const path = serializeInstructions(
    reduceInstructions(parsePath(drawings[drawing])).map((instruction, index) =>
      instruction.type !== 'Z' && index % 2 === 1
        ? {...instruction, y: instruction.y + wave * shift}
        : instruction,
    ),
  );

  return (
    <PathStage>
      <Ghost d={drawings[drawing]} />
      <path d={path} stroke={page.accent} />
      <PathPoints path={path} />
    </PathStage>
  );
}
