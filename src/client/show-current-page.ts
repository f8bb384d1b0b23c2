/**
 * Scrolls each list of pages so that the line of the current page is in its middle, where it is out of sight.
 *
 * Runs inline in the page too: the function must not refer to anything outside it.
 */
export function showCurrentPage({document}: Window): void {
  for (const line of document.querySelectorAll('.menu__link[aria-current="page"]')) {
    const list = line.closest('.menu')!;
    const {top, bottom, height} = list.getBoundingClientRect();
    const place = line.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) {
      list.scrollTop += place.top - top - height / 2;
    }
  }
}
