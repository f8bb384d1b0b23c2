/**
 * Scrolls each list of pages so that the line of the current page is in its middle, where it is out of
 * sight: at once, and while the page still arrives, when the sidebar is there and not yet painted.
 *
 * Runs inline in the page too: the function must not refer to anything outside it.
 */
export function showCurrentPage(page: Window & typeof globalThis): void {
  const {document} = page;
  const show = () => {
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
  if (document.readyState === 'loading') {
    const observer = new page.MutationObserver(() => {
      if (document.querySelector('.theme-doc-sidebar-container + main')) {
        observer.disconnect();
        show();
      }
    });
    observer.observe(document, {childList: true, subtree: true});
    page.addEventListener('load', () => observer.disconnect());
  }
}
