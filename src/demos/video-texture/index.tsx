import {ThreeCanvas} from '@remotion/three';
import {type ReactNode, useState} from 'react';
import {useVideoConfig} from 'remotion';
import {CanvasTexture, SRGBColorSpace} from 'three';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {sky} from '../parts/Footage';
import {usePlayed} from '../parts/motion';
import type {Props} from './demo';

const film = {width: 640, height: 360} as const;

/** A screen in space. A drawing stands for the film, because it needs no file. */
export default function Screen({sway, screen}: Props): ReactNode {
  const {width, height} = useVideoConfig();
  const played = usePlayed();
  const [texture] = useState(() => (typeof document === 'undefined' ? null : makeTexture()));
  if (texture) {
    drawFilm(texture, played);
  }

  return (
    <Canvas tone="ink">
      <ThreeCanvas
        frameloop="demand"
        width={width}
        height={height}
        camera={{fov: 45, position: [0, 0.6, 5.2]}}
      >
        {/* The second turn changes in each frame, so the canvas is drawn even where nothing sways. */}
        <group rotation={[0, 0, played * 0.001]}>
          <mesh rotation={[screen === 'flat' ? 0 : 0.3, sway * Math.sin(played * 2 * Math.PI), 0]}>
            {screen === 'flat' && <planeGeometry args={[4.8, 2.7]} />}
            {screen === 'cylinder' && <cylinderGeometry args={[1.5, 1.5, 2.7, 64]} />}
            {screen === 'cube' && <boxGeometry args={[2.4, 2.4, 2.4]} />}
            <meshBasicMaterial map={texture} toneMapped={false} />
          </mesh>
        </group>
      </ThreeCanvas>
    </Canvas>
  );
}

function makeTexture(): CanvasTexture<HTMLCanvasElement> {
  const picture = Object.assign(document.createElement('canvas'), film);
  return Object.assign(new CanvasTexture(picture), {colorSpace: SRGBColorSpace});
}

/** One picture of the film: the sun over hills, by how much has been played, 0-1. */
function drawFilm(texture: CanvasTexture<HTMLCanvasElement>, played: number): void {
  const context = texture.image.getContext('2d');
  if (!context) {
    return;
  }
  const {width, height} = film;
  context.fillStyle = sky(played);
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.paper;
  context.beginPath();
  context.arc(40 + played * 560, 310 - Math.sin(played * Math.PI) * 230, 40, 0, 2 * Math.PI);
  context.fill();
  for (const [index, color] of [palette.inkLine, palette.inkRaised].entries()) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const turn = x / (90 - index * 34) + played * (3 + index * 5);
      context.lineTo(x, height - 100 + index * 46 + Math.sin(turn) * 26);
    }
    context.lineTo(width, height);
    context.fill();
  }
  texture.needsUpdate = true;
}
