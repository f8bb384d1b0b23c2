import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  width: 720,
  height: 1080,
  durationInFrames: 150,
  posterFrame: 66,
  description:
    'A portrait story of three slides, dawn, noon and dusk, each with a sun over hills. Bars along the top fill up while their slide is shown.',
};

export const controls = z.object({
  noon: z.number().min(0.5).max(2).multipleOf(0.5).default(2).describe('Seconds for “Noon”'),
});

export type Props = z.infer<typeof controls>;

export const code = ({noon}: Props) => snippet`
  const slides = [
    {text: 'Dawn', seconds: 1.5},
    {text: 'Noon', seconds: ${noon}},
    {text: 'Dusk', seconds: 1.5},
  ];
`;
