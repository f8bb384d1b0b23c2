import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 66,
  description:
    'A dot moves along a ribbon, and the part under it turns red. Above are the index of this part and the length into it.',
};

export const controls = z.object({
  drawing: drawingControl('ribbon'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const {index, lengthIntoInstruction} = getInstructionIndexAtLength(
    ${drawing},
    getLength(${drawing}) * progress,
  );
`;
