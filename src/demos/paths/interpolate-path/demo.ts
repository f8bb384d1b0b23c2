import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {singleLines} from '../../parts/drawings.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 34,
  description: 'A heart turns into a leaf and back, with a pale copy of both behind it.',
};

export const controls = z.object({
  first: z.enum(singleLines).default('heart').describe('First path'),
  second: z.enum(singleLines).default('leaf').describe('Second path'),
});

export type Props = z.infer<typeof controls>;

export const code = ({first, second}: Props) => snippet`
  const path = interpolatePath(progress, ${first}, ${second});
`;
