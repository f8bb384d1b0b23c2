import * as z from 'zod';
import type {OwnMeta} from '../../demo-types.ts';
import {drawingControl} from '../../parts/drawing-control.ts';
import {snippet} from '../../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'Two lists of the instructions of a planet. On the left some have small letters, on the right all have capitals.',
};

export const controls = z.object({
  drawing: drawingControl('planet'),
});

export type Props = z.infer<typeof controls>;

export const code = ({drawing}: Props) => snippet`
  const path = normalizePath(${drawing});
`;
