import type {ClientModule} from '@docusaurus/types';

/**
 * Fetches the pages of links in sight once the browser has nothing else to do: thirty of them are in sight
 * when React starts, and to ask for their scripts takes a third of the time until it answers.
 */
const module: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      const {prefetch, preload} = window.docusaurus;
      const later = (path: string): false => {
        // Safari has no idle callbacks.
        (window.requestIdleCallback ?? setTimeout)(() => prefetch(path));
        return false;
      };
      window.docusaurus = {preload, prefetch: later};
    }
  },
};

export default module;
