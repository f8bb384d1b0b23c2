import {colors} from './colors.ts';
import {shape, type Element} from './element.ts';

/** The site's mark in its colours for dark ground, as in `static/img/logo-dark.svg`. */
export function logo(size: number): Element {
  const bar = {width: 6, rx: 3};
  return shape(
    'svg',
    {width: size, height: size, viewBox: '0 0 32 32'},
    shape('rect', {...bar, x: 4, y: 3, height: 26, fill: colors.accent}),
    shape('rect', {...bar, x: 13, y: 7, height: 18, fill: colors.accent, opacity: 0.72}),
    shape('rect', {...bar, x: 22, y: 11, height: 10, fill: colors.playhead}),
  );
}
