import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 50,
  description:
    'A screen in 3D space sways to the left and right. It shows a film of a landscape in which the sun rises and sets behind hills.',
};

export const controls = z.object({
  sway: z.number().min(0).max(1.2).multipleOf(0.1).default(0.6).describe('Sway in radians'),
  screen: z.enum(['flat', 'cylinder', 'cube']).default('flat').describe('Shape of the screen'),
});

export type Props = z.infer<typeof controls>;

const geometries = {
  flat: '<planeGeometry args={[4.8, 2.7]} />',
  cylinder: '<cylinderGeometry args={[1.5, 1.5, 2.7, 64]} />',
  cube: '<boxGeometry args={[2.4, 2.4, 2.4]} />',
};

export const code = ({sway, screen}: Props) => snippet`
  const turn = ${sway} * Math.sin(progress * 2 * Math.PI);

  <mesh rotation={[0, turn, 0]}>
    ${geometries[screen]}
    <meshBasicMaterial map={texture} toneMapped={false} />
  </mesh>
`;
