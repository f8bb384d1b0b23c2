import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';
import {order} from './order';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A picture with a sun and hills, a large title and a round badge overlap and sway. The layer that is written last is on top of the others.',
};

export const controls = z.object({
  last: z.enum(['Picture', 'Title', 'Badge']).default('Badge').describe('Written last'),
  opacity: z.number().min(0).max(1).multipleOf(0.05).default(1).describe('Opacity of that layer'),
});

export type Props = z.infer<typeof controls>;

export const code = ({last, opacity}: Props) =>
  order(last)
    .map(
      (name) => snippet`
        <AbsoluteFill${name === last && opacity < 1 ? ` style={{opacity: ${opacity}}}` : ''}>
          <${name} />
        </AbsoluteFill>
      `,
    )
    .join('\n');
