import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 130,
  posterFrame: 42,
  description:
    'A pointer drags a card with handles at its corners across a canvas and back. Two numbers say how far the pointer has moved on the screen, and the card in the composition.',
};

export const controls = z.object({
  scale: z.number().min(0.25).max(1).multipleOf(0.05).default(0.5).describe('Scale of the Player'),
  divide: z.boolean().default(true).describe('Divide by the scale'),
});

export type Props = z.infer<typeof controls>;

export const code = ({scale, divide}: Props) => snippet`
  const scale = useCurrentScale(); // ${scale}
  const x = (event.clientX - startX)${divide ? ' / scale' : ''};
`;
