import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'Dots of different sizes and colors, scattered over a dark background, drift slowly up and down. Each keeps its place from frame to frame.',
};

export const controls = z.object({
  seed: z.string().max(20).default('stars').describe('Seed'),
  count: z.number().int().min(1).max(80).default(40).describe('Number of dots'),
  reproducible: z.boolean().default(true).describe('Use random() with a seed'),
});

export type Props = z.infer<typeof controls>;

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

export const code = ({seed, count, reproducible}: Props) => snippet`
  ${reproducible && `const seed = ${quoted(seed)};`}
  const dots = Array.from({length: ${count}}, (_, index) => ({
    x: width * ${reproducible ? 'random(`${seed}-x-${index}`)' : 'Math.random()'},
    y: height * ${reproducible ? 'random(`${seed}-y-${index}`)' : 'Math.random()'},
  }));
`;
