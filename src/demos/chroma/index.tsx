import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';
import {isSet, textHeight} from './letters';

/** One brightness and two numbers for the colour. */
type Yuv = readonly [number, number, number];

const columns = 32;
const rows = 18;
const size = 30;
const top = 6;
const framesPerStep = 3;

/** 0-1 each, after BT.709. */
function toYuv(red: number, green: number, blue: number): Yuv {
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [y, (blue - y) / 1.8556, (red - y) / 1.5748];
}

function toCss([y, u, v]: Yuv): string {
  const red = y + 1.5748 * v;
  const blue = y + 1.8556 * u;
  const green = (y - 0.2126 * red - 0.0722 * blue) / 0.7152;
  const channels = [red, green, blue].map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255),
  );
  return `rgb(${channels.join(' ')})`;
}

const letter = toYuv(1, 0.12, 0.1);
const ground = toYuv(0.11, 0.2, 0.88);

/** What is left of thin letters when four pixels share one colour. */
export default function Chroma({pixelFormat}: Props): ReactNode {
  const step = Math.floor(useCurrentFrame() / framesPerStep);
  const pixel = (column: number, row: number): Yuv => {
    const line = row - top;
    const set = line >= 0 && line < textHeight && isSet(column + step, line);
    return set ? letter : ground;
  };
  const stored = (column: number, row: number): Yuv => {
    const [y, u, v] = pixel(column, row);
    if (pixelFormat === 'yuv444p') {
      return [y, u, v];
    }
    const left = column - (column % 2);
    const upper = row - (row % 2);
    const block = [
      pixel(left, upper),
      pixel(left + 1, upper),
      pixel(left, upper + 1),
      pixel(left + 1, upper + 1),
    ];
    const mean = (of: 1 | 2) => block.reduce((sum, part) => sum + part[of], 0) / block.length;
    return [y, mean(1), mean(2)];
  };

  return (
    <Canvas tone="ink">
      <svg width={columns * size} height={rows * size} shapeRendering="crispEdges">
        {Array.from({length: columns * rows}, (_, index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          return (
            <rect
              key={index}
              x={column * size}
              y={row * size}
              width={size}
              height={size}
              fill={toCss(stored(column, row))}
            />
          );
        })}
      </svg>
    </Canvas>
  );
}
