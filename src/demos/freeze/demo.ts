import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'Two cards, each with a ball that circles and a count of frames. On the left card, the ball keeps circling. The right one is frozen: its ball doesn’t move, and its count stays at 15.',
};

export const controls = z.object({
  frame: z.number().int().min(0).max(119).default(15).describe('frame'),
  active: z.boolean().default(true).describe('active'),
});

export type Props = z.infer<typeof controls>;

export const code = ({frame, active}: Props) => snippet`
  <Freeze frame={${frame}}${active ? '' : ' active={false}'}>
    <Child />
  </Freeze>
`;
