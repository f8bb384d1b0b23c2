import * as z from 'zod';

export const controls = z.object({
  startFrom: z.number().int().min(0).max(80).default(20).describe('startFrom'),
  playbackRate: z.number().min(0.25).max(3).multipleOf(0.25).default(1).describe('playbackRate'),
  loop: z.boolean().default(false).describe('loop'),
});

export const code = ({startFrom, playbackRate, loop}: z.infer<typeof controls>): string =>
  [
    '<Video',
    '  src={clip}',
    `  startFrom={${startFrom}}`,
    `  playbackRate={${playbackRate}}`,
    ...(loop ? ['  loop'] : []),
    '/>',
  ].join('\n');
