import type {ReactNode} from 'react';
import {interpolateColors} from 'remotion';
import {palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {usePlayed} from '../../parts/motion';

type Point = readonly [x: number, y: number, z: number];

const golden = (1 + Math.sqrt(5)) / 2;

/** The twelve corners of an icosahedron, and its faces: three corners that are all 2 apart. */
const corners: Point[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Point[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);
const near = (a: Point, b: Point) =>
  Math.abs(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) - 2) < 0.01;
const faces = corners.flatMap((a, i) =>
  corners.flatMap((b, j) =>
    corners.flatMap((c, k) =>
      i < j && j < k && near(a, b) && near(b, c) && near(a, c) ? [[a, b, c] as const] : [],
    ),
  ),
);

/** Turned around the upright axis, then tipped towards the viewer. */
function turn([x, y, z]: Point, around: number, tip: number): Point {
  const [x1, z1] = [
    x * Math.cos(around) + z * Math.sin(around),
    z * Math.cos(around) - x * Math.sin(around),
  ];
  return [x1, y * Math.cos(tip) - z1 * Math.sin(tip), y * Math.sin(tip) + z1 * Math.cos(tip)];
}

/** How much light from above left falls on a face, 0-1: its middle points where it faces. */
function lightOn(face: Point[]): number {
  const sum = face.reduce((total, [x, y, z]) => total - 0.5 * x - 0.75 * y + 0.45 * z, 0);
  return Math.max(0, sum / (3 * golden));
}

function project([x, y, z]: Point): string {
  const scale = 930 / (6 - z);
  return `${640 + x * scale},${360 + y * scale}`;
}

export default function Three(): ReactNode {
  const played = usePlayed();
  const around = 2 * Math.PI * played;
  const tip = 0.42 + 0.22 * Math.sin(around);
  const turned = faces
    .map((face) => face.map((corner) => turn(corner, around, tip)))
    .map((face) => ({
      face,
      depth: face.reduce((sum, [, , z]) => sum + z, 0) / 3,
      light: lightOn(face),
    }))
    .sort((a, b) => a.depth - b.depth);

  return (
    <Canvas tone="ink">
      <svg width={1280} height={720} strokeLinejoin="round">
        {turned.map(({face, depth, light}, index) => (
          <polygon
            key={index}
            points={face.map(project).join(' ')}
            fill={interpolateColors(
              light,
              [0, 0.5, 1],
              [palette.inkRaised, palette.accent, palette.accentSoft],
            )}
            fillOpacity={depth > 0 ? 0.86 : 0}
            stroke={interpolateColors(depth, [-1.5, 1.5], [palette.inkLine, palette.accentSoft])}
            strokeWidth={depth > 0 ? 4 : 3}
          />
        ))}
      </svg>
    </Canvas>
  );
}
