import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  width: 1280,
  height: 720,
  durationInFrames: 120,
  posterFrame: 58,
  description:
    'Three titles slide in one after another. Below, three bars on a timeline show when each begins, and a playhead runs over them.',
};

export const controls = z.object({
  delay: z.number().int().min(0).max(30).default(20).describe('Frames between two titles'),
  size: z.number().int().min(40).max(110).default(84).describe('Font size in pixels'),
});

export type Props = z.infer<typeof controls>;

export const code = ({delay, size}: Props) =>
  ['Write', 'Preview', 'Render']
    .map(
      (text, index) => snippet`
        <Sequence from={${index * delay}} layout="none">
          <Title text="${text}" size={${size}} />
        </Sequence>
      `,
    )
    .join('\n');
