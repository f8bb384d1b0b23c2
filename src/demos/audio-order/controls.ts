import * as z from 'zod';

export const controls = z.object({
  from: z.number().int().min(0).max(60).default(24).describe('from'),
  startFrom: z.number().int().min(0).max(44).default(15).describe('startFrom'),
  endAt: z.number().int().min(46).max(90).default(60).describe('endAt'),
  playbackRate: z.number().min(0.5).max(2).multipleOf(0.1).default(1.5).describe('playbackRate'),
});

export const code = ({from, startFrom, endAt, playbackRate}: z.infer<typeof controls>) =>
  [
    `<Sequence from={${from}}>`,
    '  <Audio',
    '    src={notes}',
    `    startFrom={${startFrom}}`,
    `    endAt={${endAt}}`,
    `    playbackRate={${playbackRate}}`,
    '  />',
    '</Sequence>',
  ].join('\n');
