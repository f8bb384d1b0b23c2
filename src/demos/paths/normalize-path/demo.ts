import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'Two lists of a planet’s instructions. On the left, some have lowercase letters; on the right, all letters are uppercase.',
};

export const controls = z.object({
  drawing: drawingControl('planet'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const path = normalizePath(${drawing});
`;
