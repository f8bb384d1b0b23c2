import type {ReactNode} from 'react';
import {SoundInTime} from '../parts/SoundInTime';
import type {Props} from './demo';

/** Which part of a file plays. */
export default function TrimmedSound(props: Props): ReactNode {
  return <SoundInTime {...props} />;
}
