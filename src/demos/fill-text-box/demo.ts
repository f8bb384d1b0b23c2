import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 90,
  description:
    'Words appear one after another in a box with a blue outline and wrap into lines. A word that no longer fits is red and stays below the box.',
};

export const controls = z.object({
  maxBoxWidth: z.number().int().min(360).max(860).multipleOf(20).default(640).describe('Width'),
  maxLines: z.number().int().min(1).max(3).default(3).describe('Lines'),
});

export type Props = z.infer<typeof controls>;

export const code = ({maxBoxWidth, maxLines}: Props) => snippet`
  const box = fillTextBox({maxBoxWidth: ${maxBoxWidth}, maxLines: ${maxLines}});
  const {exceedsBox, newLine} = box.add({
    text: ' asks',
    fontFamily,
    fontSize: 64,
  });
`;
