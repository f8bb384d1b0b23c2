import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  width: 1280,
  height: 600,
  durationInFrames: 90,
  posterFrame: 60,
  description:
    'Three cards with the same animation: a name rises in front of a disc that grows. Name and color differ because each card has its own input props. The third card uses the props that you choose.',
};

export const controls = z.object({
  name: z.string().max(8).default('Linus').describe('Third name'),
  color: z.string().default('#d43a1d').describe('Third color'),
});

export type Props = z.infer<typeof controls>;

export const code = ({name, color}: Props) =>
  `const inputProps = ${JSON.stringify({name, color}, null, 2)};`;
