import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'A name plate comes in from the left over a landscape with a moving sun, stays, and leaves again. Without the film, a pattern of gray squares shows what is transparent.',
};

export const controls = z.object({
  name: z.string().max(18).default('Ada Lovelace').describe('name'),
  role: z.string().max(28).default('Mathematician').describe('role'),
  film: z.boolean().default(true).describe('Show the film'),
});

export type Props = z.infer<typeof controls>;

export const code = ({name, role, film}: Props) => snippet`
  ${film && '<Backdrop />'}
  <LowerThird
    name=${JSON.stringify(name)}
    role=${JSON.stringify(role)}
  />
`;
