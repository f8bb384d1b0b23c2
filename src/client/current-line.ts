import type {ClientModule} from '@docusaurus/types';
import {showCurrentPage} from './show-current-page';

/** Shows where the reader is in the list of pages and in the table of contents of the page that comes. */
const module: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      // `src/client/reading` marks the section that is read as the page scrolls.
      document.dispatchEvent(new Event('scroll'));
      // The category of the page opens first.
      setTimeout(() => showCurrentPage(window), 300);
    }
  },
};

export default module;
