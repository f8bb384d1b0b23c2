import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'Twelve bars of different heights, each with its number. Every fifteen frames, all of them change to new heights, which are always the same at that frame.',
};

export const controls = z.object({
  seed: z.string().max(12).default('bar').describe('Seed'),
  hold: z.number().int().min(1).max(60).default(15).describe('Frames per number'),
  changes: z.boolean().default(true).describe('Change over time'),
});

export type Props = z.infer<typeof controls>;

const quoted = (text: string): string => text.replaceAll('\\', '').replaceAll('`', '');

export const code = ({seed, hold, changes}: Props) => snippet`
  ${changes && 'const frame = useCurrentFrame();'}
  ${changes && `const moment = Math.floor(frame / ${hold});`}
  const height = random(\`${quoted(seed)}-\${index}${changes ? '-${moment}' : ''}\`);
`;
