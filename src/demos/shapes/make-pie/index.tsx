import {makePie} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {MadePath} from '../../parts/MadePath';
import type {Props} from './demo';

/** The path of a pie and its instructions. */
export default function MakePieDemo(props: Props): ReactNode {
  return <MadePath path={makePie(props).path} />;
}
