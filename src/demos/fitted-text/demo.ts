import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A frame becomes wider and narrower. The word in it always fills its width, because its size is computed from the measurement. A number says how large the letters are.',
};

export const controls = z.object({
  text: z.string().max(24).default('Measured').describe('Text'),
  fit: z.boolean().default(true).describe('Fit the text'),
});

export type Props = z.infer<typeof controls>;

export const code = ({text, fit}: Props) => snippet`
  element.textContent = ${JSON.stringify(text)};
  const {width} = element.getBoundingClientRect();
  const measured = width / scale;
  ${fit ? 'const fontSize = (100 / measured) * boxWidth;' : 'const fontSize = 100;'}
`;
