import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';

export const meta: OwnMeta = {
  width: 1280,
  height: 720,
  durationInFrames: 150,
  posterFrame: 24,
  description:
    'Three lines of text, one scene each, on backgrounds that change color. The words of a line rise one after another.',
};

export const controls = z.object({
  first: z.string().max(30).default('Meet Ada').describe('First line'),
  second: z.string().max(30).default('She counts for you').describe('Second line'),
  third: z.string().max(30).default('From today').describe('Third line'),
  color: z.string().default('#1d56e0').describe('Color'),
});

export type Props = z.infer<typeof controls>;

export const code = ({first, second, third, color}: Props) =>
  JSON.stringify({lines: [first, second, third], color}, null, 2);
