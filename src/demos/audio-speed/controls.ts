import * as z from 'zod';

export const controls = z.object({
  playbackRate: z.number().min(0.5).max(3).multipleOf(0.1).default(1.5).describe('playbackRate'),
});

export const code = ({playbackRate}: z.infer<typeof controls>) =>
  ['<Audio', '  src={notes}', `  playbackRate={${playbackRate}}`, '/>'].join('\n');
