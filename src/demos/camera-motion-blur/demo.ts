import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 31,
  description:
    'A pinwheel with four blades spins fast in the left half, with sharp edges. In the right half, the blades of the same pinwheel are blurred along their path, more at the tips than in the middle.',
};

export const controls = z.object({
  shutterAngle: z.number().int().min(1).max(360).default(180).describe('Shutter angle, degrees'),
  samples: z.number().int().min(1).max(24).default(12).describe('Samples'),
});

export type Props = z.infer<typeof controls>;

export const code = ({shutterAngle, samples}: Props) => snippet`
  <CameraMotionBlur shutterAngle={${shutterAngle}} samples={${samples}}>
    <Pinwheel />
  </CameraMotionBlur>
`;
