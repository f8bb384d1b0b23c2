import type {ClientModule} from '@docusaurus/types';
import {showCurrentPage} from './show-current-page';

/** Keeps the section that is read in view in a table of contents that is longer than the window. */
function followSection(): void {
  const current = document.querySelector<HTMLElement>('.table-of-contents__link--active');
  const list = current?.closest<HTMLElement>('[class*="tableOfContents"]');
  if (!current || !list || list.scrollHeight <= list.clientHeight) {
    return;
  }
  const line = current.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  const margin = box.height / 5;
  list.scrollTop += Math.min(0, line.top - box.top - margin);
  list.scrollTop += Math.max(0, line.bottom - box.bottom + margin);
}

const module: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      document.addEventListener('scroll', () => requestAnimationFrame(followSection), {
        passive: true,
      });
    } else if (location.pathname !== previousLocation.pathname) {
      // The category of the page opens first.
      setTimeout(() => showCurrentPage(window), 300);
    }
  },
};

export default module;
