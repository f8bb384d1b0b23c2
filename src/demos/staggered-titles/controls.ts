import * as z from 'zod';

export const controls = z.object({
  delay: z.number().int().min(0).max(30).default(20).describe('Frames between two titles'),
  size: z.number().int().min(40).max(110).default(84).describe('Font size in pixels'),
});

export const code = ({delay, size}: z.infer<typeof controls>): string =>
  ['Write', 'Preview', 'Render']
    .map((text, index) =>
      [
        `<Sequence from={${index * delay}} layout="none">`,
        `  <Title text="${text}" size={${size}} />`,
        '</Sequence>',
      ].join('\n'),
    )
    .join('\n');
