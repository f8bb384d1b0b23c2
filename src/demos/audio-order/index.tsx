import type {ReactNode} from 'react';
import type * as z from 'zod';
import {SoundInTime} from '../parts/SoundInTime';
import type {controls} from './controls';

/** Trimming, speed and delay of one sound at the same time. */
export default function OrderOfOperations(props: z.infer<typeof controls>): ReactNode {
  return <SoundInTime {...props} />;
}
