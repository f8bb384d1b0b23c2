import {isNavbarShown} from './navbar-visibility';

const activeClass = 'table-of-contents__link--active';

/**
 * Does what follows the scrolling: hides and shows the navbar, and marks the section that is read in the table of
 * contents.
 *
 * @param fromY where the page was scrolled to before this script was there
 */
export function followScroll(fromY: number): void {
  let last = {page: window.location.pathname, y: fromY};
  let isShown = true;
  let isAsked = false;
  const follow = () => {
    isAsked = false;
    const page = window.location.pathname;
    const y = window.scrollY;
    const navbar = document.querySelector<HTMLElement>('nav[data-in-view]');
    if (navbar) {
      const sizes = {
        window: window.innerHeight,
        page: document.documentElement.scrollHeight,
        navbar: navbar.offsetHeight,
      };
      // Another page begins with its navbar.
      isShown = page !== last.page || isNavbarShown(isShown, {y, lastY: last.y, ...sizes});
      navbar.dataset['inView'] = String(isShown);
    }
    last = {page, y};
    markSection();
  };
  const ask = () => {
    if (!isAsked) {
      isAsked = true;
      requestAnimationFrame(follow);
    }
  };
  document.addEventListener('scroll', ask, {passive: true});
  window.addEventListener('resize', ask, {passive: true});
  // The table of contents of a phone has opened. The event does not bubble.
  document.addEventListener('toggle', ask, true);
  ask();
}

/** Marks the first section that begins in the upper half of the window, or the one that goes on there. */
function markSection(): void {
  const list = document.querySelector('.table-of-contents');
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const tops = links.map(
    ({hash}) =>
      document.getElementById(decodeURIComponent(hash.slice(1)))!.getBoundingClientRect().top,
  );
  const next = tops.findIndex((top) => top >= 0);
  const begins = tops[next]! < window.innerHeight / 2;
  const current = links[next < 0 ? links.length - 1 : begins ? next : next - 1];
  // Beside the text and, for phones, above it.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')) {
    const isCurrent = link.hash === current?.hash;
    link.classList.toggle(activeClass, isCurrent);
    if (isCurrent) {
      showLine(link);
    }
  }
}

/** Keeps the marked line in view in a table of contents that is longer than the window. */
function showLine(current: Element): void {
  const list = current.closest('[class*="tableOfContents"], .theme-doc-toc-mobile > div > ul');
  if (!list || list.scrollHeight <= list.clientHeight) {
    return;
  }
  const line = current.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  const margin = box.height / 5;
  list.scrollTop += Math.min(0, line.top - box.top - margin);
  list.scrollTop += Math.max(0, line.bottom - box.bottom + margin);
}
