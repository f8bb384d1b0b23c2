import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 96,
  description:
    'A take made of two files: a speaker, drawn in blue, fills the frame, then shrinks into a corner next to a window with code. In the square format, captions fill the space next to the speaker word by word.',
};

export const controls = z.object({
  format: z.enum(['landscape', 'square']).default('square').describe('Format'),
  corner: z
    .enum(['top-left', 'top-right', 'bottom-left', 'bottom-right'])
    .default('bottom-right')
    .describe('Camera corner'),
});

export type Props = z.infer<typeof controls>;

export const code = ({format, corner}: Props) => snippet`
  canvasLayout: '${format}',
  scenes: [{type: 'videoscene', webcamPosition: '${corner}'}],
`;
