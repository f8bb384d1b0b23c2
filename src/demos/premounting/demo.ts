import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'A timeline with two scenes; a hatched part before the second shows that it is premounted. Above it, one box says whether the second scene is mounted and how much of it is loaded, and a screen shows what a visitor sees.',
};

export const controls = z.object({
  premountFor: z.number().int().min(0).max(50).default(30).describe('premountFor'),
});

export type Props = z.infer<typeof controls>;

export const code = ({premountFor}: Props) => snippet`
  <Sequence from={60} premountFor={${premountFor}}>
    <Scene2 />
  </Sequence>
`;
