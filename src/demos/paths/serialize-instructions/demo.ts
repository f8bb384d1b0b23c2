import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 30,
  description:
    'Every other point of a ribbon moves up and down, and the curves between them follow.',
};

export const controls = z.object({
  drawing: drawingControl('ribbon'),
  shift: z.number().int().min(0).max(80).default(60).describe('Pixels up and down'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing, shift}: Props) => snippet`
  const instructions = reduceInstructions(parsePath(${drawing}));
  const path = serializeInstructions(
    instructions.map((instruction, index) =>
      instruction.type !== 'Z' && index % 2 === 1
        ? {...instruction, y: instruction.y + wave * ${shift}}
        : instruction,
    ),
  );
`;
