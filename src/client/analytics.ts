import type {ClientModule} from '@docusaurus/types';
import type {VisitEventName} from '@site/src/plugins/early-scripts/record-visit';

const name: VisitEventName = 'site:visit';

/** Reports each page that the reader goes on to; the one that opened has been reported by then. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const changed =
      previousLocation &&
      (location.pathname !== previousLocation.pathname ||
        location.search !== previousLocation.search ||
        location.hash !== previousLocation.hash);
    if (changed) {
      // The title of the new page is set in the next frame.
      requestAnimationFrame(() => setTimeout(() => document.dispatchEvent(new Event(name))));
    }
  },
};

export default clientModule;
