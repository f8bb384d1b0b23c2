import * as z from 'zod';

export const controls = z.object({
  semitones: z.number().int().min(-12).max(12).default(7).describe('Semitones'),
});

export const code = ({semitones}: z.infer<typeof controls>) =>
  ['<Audio', '  src={note}', `  toneFrequency={2 ** (${semitones} / 12)}`, '/>'].join('\n');
