/** Where a page is scrolled to, in pixels. */
export type Scroll = {
  y: number;
  /** `y` before this step. */
  lastY: number;
  /** Height of the window, of the whole page, and of the navbar. */
  window: number;
  page: number;
  navbar: number;
};

/**
 * Whether the navbar is shown after a step of scrolling: near the top, at the
 * bottom and on the way up; hidden on the way down; as it was when nothing moved.
 */
export function isNavbarShown(shown: boolean, {y, lastY, window, page, navbar}: Scroll): boolean {
  const nearTop = y < navbar;
  // With a tolerance of the bar's height, for pages that bounce at their end.
  const atBottom = y + window > page - navbar;
  if (nearTop || atBottom) {
    return true;
  }
  return y === lastY ? shown : y < lastY;
}
