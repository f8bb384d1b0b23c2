import type {ReactNode} from 'react';
import {SoundInTime} from '../parts/SoundInTime';
import type {Props} from './demo';

/** A sound that starts later in the composition. */
export default function DelayedSound({from}: Props): ReactNode {
  return <SoundInTime from={from} startFrom={0} endAt={90} />;
}
