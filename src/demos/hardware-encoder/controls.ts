import * as z from 'zod';

export const controls = z.object({
  mode: z
    .enum(['if-possible', 'required', 'disable'])
    .default('if-possible')
    .describe('Hardware acceleration'),
  system: z.enum(['macOS', 'Linux', 'Windows']).default('macOS').describe('System'),
  codec: z.enum(['h264', 'h265', 'prores', 'vp8', 'vp9']).default('h264').describe('Codec'),
  crf: z.boolean().default(false).describe('With --crf'),
});

export const code = ({mode, system, codec, crf}: z.infer<typeof controls>) =>
  `# on ${system}\n${[
    'npx remotion render MyVideo',
    `--codec=${codec}`,
    `--hardware-acceleration=${mode}`,
    ...(crf ? ['--crf=20'] : []),
  ].join(' \\\n  ')}`;
