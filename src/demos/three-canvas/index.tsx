import {ThreeCanvas} from '@remotion/three';
import type {ReactNode} from 'react';
import {useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {usePlayed} from '../parts/motion';
import type {Props} from './demo';

const cubes = 12;

/** A stone, and cubes that circle around it. */
export default function Scene({fov, distance, turns}: Props): ReactNode {
  const {width, height} = useVideoConfig();
  const angle = usePlayed() * 2 * Math.PI * turns;

  return (
    <Canvas tone="ink">
      <ThreeCanvas
        // Drawn when the frame changes, so that it rests with the Player.
        frameloop="demand"
        width={width}
        height={height}
        camera={{fov, position: [0, 2, distance]}}
      >
        <ambientLight intensity={0.9} />
        <directionalLight position={[4, 5, 6]} intensity={2.6} />
        <mesh rotation={[angle, -angle, 0]}>
          <icosahedronGeometry args={[1.15, 0]} />
          <meshStandardMaterial color={palette.playhead} flatShading roughness={0.5} />
        </mesh>
        <group rotation={[0.25, angle, 0]}>
          {Array.from({length: cubes}, (_, index) => {
            const place = (index / cubes) * 2 * Math.PI;
            return (
              <mesh
                key={index}
                position={[
                  Math.sin(place) * 2.7,
                  0.3 * Math.sin(2 * place + angle),
                  Math.cos(place) * 2.7,
                ]}
                rotation={[place, place + angle, 0]}
              >
                <boxGeometry args={[0.62, 0.62, 0.62]} />
                <meshStandardMaterial
                  color={index % 2 === 0 ? palette.accentBright : palette.accentSoft}
                  roughness={0.4}
                />
              </mesh>
            );
          })}
        </group>
      </ThreeCanvas>
    </Canvas>
  );
}
