import * as z from 'zod';
import {order} from './order';

export const controls = z.object({
  last: z.enum(['Picture', 'Title', 'Badge']).default('Badge').describe('Written last'),
  opacity: z.number().min(0).max(1).multipleOf(0.05).default(1).describe('Its opacity'),
});

export const code = ({last, opacity}: z.infer<typeof controls>): string =>
  order(last)
    .map((name) =>
      [
        name === last && opacity < 1
          ? `<AbsoluteFill style={{opacity: ${opacity}}}>`
          : '<AbsoluteFill>',
        `  <${name} />`,
        '</AbsoluteFill>',
      ].join('\n'),
    )
    .join('\n');
