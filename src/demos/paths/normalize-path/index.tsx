import {normalizePath, parsePath} from '@remotion/paths';
import type {ReactNode} from 'react';
import {BeforeAndAfter} from '../../parts/BeforeAndAfter';
import {drawings} from '../../parts/drawings';
import type {Props} from './demo';

/** The instructions of a drawing, before and after they were made absolute. */
export default function NormalizePathDemo({drawing}: Props): ReactNode {
  const d = drawings[drawing];
  return (
    <BeforeAndAfter
      before={{title: 'parsePath()', instructions: parsePath(d)}}
      after={{title: 'normalizePath()', instructions: parsePath(normalizePath(d))}}
    />
  );
}
