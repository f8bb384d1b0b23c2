import {colors} from './colors.ts';
import {shape, type Element} from './element.ts';

const height = 40;
const gap = 26;

/** The site's ornament: ticks, and a playhead after those that have passed (`played`, 0-1). */
export function timeline(width: number, played: number): Element {
  const count = Math.round(width / gap);
  const ticks = Array.from({length: count + 1}, (_, index) => {
    const x = 2 + (index / count) * (width - 4);
    const passed = index / count <= played;
    return shape('line', {
      x1: x,
      x2: x,
      y1: index % 5 === 0 ? 8 : 15,
      y2: 32,
      stroke: passed ? colors.accent : colors.line,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    });
  });
  const playhead = {x: played * width - 3, y: 0, width: 6, height, rx: 3, fill: colors.playhead};
  return shape(
    'svg',
    {width, height, viewBox: `0 0 ${width} ${height}`},
    ...ticks,
    shape('rect', playhead),
  );
}
