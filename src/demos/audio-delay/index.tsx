import type {ReactNode} from 'react';
import type * as z from 'zod';
import {SoundInTime} from '../parts/SoundInTime';
import type {controls} from './controls';

/** A sound that starts later in the composition. */
export default function DelayedSound({from}: z.infer<typeof controls>): ReactNode {
  return <SoundInTime from={from} startFrom={0} endAt={90} />;
}
