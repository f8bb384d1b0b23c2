import type {ReactNode} from 'react';
import {SoundInTime} from '../parts/SoundInTime';
import type {Props} from './demo';

/** Trimming, speed and delay of one sound at the same time. */
export default function OrderOfOperations(props: Props): ReactNode {
  return <SoundInTime {...props} />;
}
