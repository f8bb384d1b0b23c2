import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 40,
  description:
    'Frames travel from the left to one of two boxes, hardware or software, and on to a file. Below is the name of the encoder, or the word error when the render stops.',
};

export const controls = z.object({
  mode: z
    .enum(['if-possible', 'required', 'disable'])
    .default('if-possible')
    .describe('Hardware acceleration'),
  system: z.enum(['macOS', 'Linux', 'Windows']).default('macOS').describe('System'),
  codec: z.enum(['h264', 'h265', 'prores', 'vp8', 'vp9']).default('h264').describe('Codec'),
  crf: z.boolean().default(false).describe('With --crf'),
});

export type Props = z.infer<typeof controls>;

export const code = ({mode, system, codec, crf}: Props) => snippet`
  # on ${system}
  npx remotion render MyVideo \\
    --codec=${codec} \\
    --hardware-acceleration=${mode}${crf ? ' \\\n  --crf=20' : ''}
`;
