import type {ReactNode} from 'react';
import {SoundInTime} from '../parts/SoundInTime';
import type {Props} from './demo';

/** A whole file at another speed; what does not fit into the composition is cut off. */
export default function SoundAtSpeed({playbackRate}: Props): ReactNode {
  return <SoundInTime startFrom={0} endAt={Infinity} playbackRate={playbackRate} />;
}
