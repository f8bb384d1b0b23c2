/**
 * Scrolls each list of pages so that the line of the current page is in its middle, where it is out of sight: at
 * once, and while the page still arrives, in the frame that shows the sidebar first. It is not measured before,
 * which would lay out the page once more.
 *
 * Runs inline in the page too: the function must not refer to anything outside it.
 */
export function showCurrentPage(page: Window & typeof globalThis): void {
  const {document} = page;
  const isComplete = () => document.readyState === 'complete';
  /** Some browsers ask for frames before they have the styles. */
  const isStyled = () =>
    page.getComputedStyle(document.documentElement).getPropertyValue('--ink') !== '';
  const show = () => {
    const hasSidebar = document.querySelector('.theme-doc-sidebar-container + main') !== null;
    if (!isComplete() && !(hasSidebar && isStyled())) {
      page.requestAnimationFrame(show);
      return;
    }
    for (const line of document.querySelectorAll('.menu__link[aria-current="page"]')) {
      const list = line.closest('.menu')!;
      const {top, bottom, height} = list.getBoundingClientRect();
      const place = line.getBoundingClientRect();
      if (place.top < top || place.bottom > bottom) {
        list.scrollTop += place.top - top - height / 2;
      }
    }
  };
  show();
}
