import type {ReactNode} from 'react';
import type * as z from 'zod';
import {SoundInTime} from '../parts/SoundInTime';
import type {controls} from './controls';

/** A whole file at another speed; what does not fit into the composition is cut off. */
export default function SoundAtSpeed({playbackRate}: z.infer<typeof controls>): ReactNode {
  return <SoundInTime startFrom={0} endAt={Infinity} playbackRate={playbackRate} />;
}
