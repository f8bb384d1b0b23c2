import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 60,
  description:
    'A drawing of a web page is put together: its window, a picture, two lines of text and a button appear one after another and settle in place.',
};

export const controls = z.object({
  delay: z.number().int().min(0).max(15).default(7).describe('Frames between parts'),
  damping: z.number().int().min(6).max(40).default(12).describe('damping'),
});

export type Props = z.infer<typeof controls>;

export const code = ({delay, damping}: Props) => snippet`
  const appear = (part: number) =>
    spring({
      frame: frame - part * ${delay},
      fps,
      config: {damping: ${damping}},
    });

  <g id="button" style={{transform: \`scale(\${appear(4)})\`}}>
`;
