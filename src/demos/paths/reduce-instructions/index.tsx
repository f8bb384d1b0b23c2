import {parsePath, reduceInstructions} from '@remotion/paths';
import type {ReactNode} from 'react';
import {BeforeAndAfter} from '../../parts/BeforeAndAfter';
import {drawings} from '../../parts/drawings';
import type {Props} from './demo';

/** The instructions of a drawing, and the same drawing in four kinds of them. */
export default function ReduceInstructionsDemo({drawing}: Props): ReactNode {
  const d = drawings[drawing];
  return (
    <BeforeAndAfter
      before={{title: 'parsePath()', instructions: parsePath(d)}}
      after={{title: 'reduceInstructions()', instructions: reduceInstructions(parsePath(d))}}
    />
  );
}
