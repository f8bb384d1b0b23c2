import type {ReactNode} from 'react';
import type * as z from 'zod';
import {SoundInTime} from '../parts/SoundInTime';
import type {controls} from './controls';

/** Which part of a file plays. */
export default function TrimmedSound(props: z.infer<typeof controls>): ReactNode {
  return <SoundInTime {...props} />;
}
