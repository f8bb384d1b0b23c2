import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 40,
  description:
    'A colored video with a timeline below it: the letters of a greeting spring up one after another. Name and color come from the form next to it.',
};

export const controls = z.object({
  name: z.string().max(14).default('Ada').describe('Name'),
  color: z.string().default('#1d56e0').describe('Color'),
});

export type Props = z.infer<typeof controls>;

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

export const code = ({name, color}: Props) => snippet`
  const inputProps = {
    name: ${quoted(name)},
    color: ${quoted(color)},
  };
`;
