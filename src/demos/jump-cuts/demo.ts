import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';
import {partsInOrder} from './parts-in-order.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 62,
  description:
    'A landscape, and below it a file, drawn as a film strip with three bright parts. A second strip joins the three parts. Its playhead moves evenly, while the file’s playhead jumps over the dark parts.',
};

export const controls = z.object({
  order: z
    .enum(['as recorded', 'last part first'])
    .default('as recorded')
    .describe('Order of the parts'),
});

export type Props = z.infer<typeof controls>;

export const code = ({order}: Props) => snippet`
  const parts = [
    ${partsInOrder(order)
      .map(({startFrom, endAt}) => `{startFrom: ${startFrom}, endAt: ${endAt}},`)
      .join('\n  ')}
  ];
`;
