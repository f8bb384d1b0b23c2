import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 20,
  description:
    'A 3D scene with light from one side: a many-sided stone turns in the middle, and twelve blue cubes circle around it.',
};

export const controls = z.object({
  fov: z.number().int().min(20).max(90).default(45).describe('fov in degrees'),
  distance: z.number().min(5).max(14).multipleOf(0.5).default(7).describe('Distance'),
  turns: z.number().int().min(1).max(4).default(1).describe('Turns'),
});

export type Props = z.infer<typeof controls>;

export const code = ({fov, distance, turns}: Props) => snippet`
  const progress = useCurrentFrame() / durationInFrames;
  const angle = progress * 2 * Math.PI * ${turns};

  return (
    <ThreeCanvas
      width={width}
      height={height}
      camera={{fov: ${fov}, position: [0, 2, ${distance}]}}
    >
      <Ring rotation={[0, angle, 0]} />
    </ThreeCanvas>
  );
`;
