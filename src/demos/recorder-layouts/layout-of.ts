import type {Props} from './demo';

export type Box = {x: number; y: number; width: number; height: number};

const gap = 12;

/** The boxes of a take in a format: the camera and the captions with and without a screen. */
export function layoutOf(format: Props['format'], corner: Props['corner']) {
  const isTop = corner.startsWith('top');
  const isLeft = corner.endsWith('left');

  if (format === 'landscape') {
    const stage = {x: 48, y: 27, width: 864, height: 486};
    const inner = inset(stage);
    const screen = {width: 640, height: 360};
    const side = inner.width - screen.width - gap;
    return {
      stage,
      screen: {
        ...screen,
        x: isLeft ? inner.x + side + gap : inner.x,
        y: inner.y + (inner.height - screen.height) / 2,
      },
      camera: {
        large: inner,
        small: {
          x: isLeft ? inner.x : inner.x + screen.width + gap,
          y: isTop ? inner.y : inner.y + inner.height - 220,
          width: side,
          height: 220,
        },
      },
      captions: undefined,
    };
  }

  const stage = {x: 225, y: 15, width: 510, height: 510};
  const inner = inset(stage);
  const row = inner.height - (inner.width * 9) / 16 - gap;
  const rowTop = isTop ? inner.y : inner.y + inner.height - row;
  const half = {y: rowTop, height: row};
  const low = 130;
  return {
    stage,
    screen: {
      x: inner.x,
      y: isTop ? inner.y + row + gap : inner.y,
      width: inner.width,
      height: (inner.width * 9) / 16,
    },
    camera: {
      large: {
        ...inner,
        y: isTop ? inner.y : inner.y + low + gap,
        height: inner.height - low - gap,
      },
      small: {...half, x: isLeft ? inner.x : inner.x + inner.width - row, width: row},
    },
    captions: {
      large: {...inner, y: isTop ? inner.y + inner.height - low : inner.y, height: low},
      small: {
        ...half,
        x: isLeft ? inner.x + row + gap : inner.x,
        width: inner.width - row - gap,
      },
    },
  };
}

const inset = ({x, y, width, height}: Box): Box => ({
  x: x + gap,
  y: y + gap,
  width: width - 2 * gap,
  height: height - 2 * gap,
});
