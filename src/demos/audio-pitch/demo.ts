import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 52,
  description:
    'Two waves that fade away over the same duration. The lower wave, the rendered sound, has a higher frequency than the upper wave, the file.',
};

export const controls = z.object({
  semitones: z.number().int().min(-12).max(12).default(7).describe('Semitones'),
});

export type Props = z.infer<typeof controls>;

export const code = ({semitones}: Props) => snippet`
  <Audio
    src={note}
    toneFrequency={2 ** (${semitones} / 12)}
  />
`;
