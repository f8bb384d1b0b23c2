import {noticeReader} from './presence';

/** Name of the `<meta>` elements that hold the addresses of the bundle's scripts. */
export const laterScript = 'site-script';

/** The event, sent to the document, that fetches the bundle's scripts. */
export type HydrateEventName = 'site:hydrate';
const wake: HydrateEventName = 'site:hydrate';

let isAsked = false;
let isHeldBack = false;
/** Set when it was to come while it was held back. */
let isWanted = false;

/** Keeps React from a page that may be left, or lets it come. */
export function holdHydration(isHeld: boolean): void {
  isHeldBack = isHeld;
  if (isWanted) {
    hydrate();
  }
}

/** Fetches the bundle's scripts, once: with them, React takes over the page. */
export function hydrate(): void {
  isWanted = isHeldBack;
  if (isAsked || isHeldBack) {
    return;
  }
  isAsked = true;
  document.dispatchEvent(new Event(wake));
  // React would find only a part of the page.
  whenRead(fetchScripts);
}

/** Whether React's scripts were asked for. */
export const isAskedFor = (): boolean => isAsked;

/** Calls back once all of the page's text is there. */
export function whenRead(then: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', then);
  } else {
    then();
  }
}

const attribute = 'data-has-hydrated';

/** Whether React has taken over the page. */
export const isHydrated = (): boolean =>
  document.documentElement.getAttribute(attribute) === 'true';

/** Calls back once it has. */
export function whenHydrated(then: () => void): void {
  const observer = new MutationObserver(() => {
    if (isHydrated()) {
      observer.disconnect();
      then();
    }
  });
  observer.observe(document.documentElement, {attributeFilter: [attribute]});
}

/** Fetches them when they are asked for, and at once where the page is not complete without them. */
export function awaitTouch(): void {
  document.addEventListener(wake, hydrate);
  whenHydrated(noticeReader);
  // A script of the page itself did not come: what is pressed from now on is not done later.
  window.addEventListener('unhandledrejection', () => isAsked && window.earlyInputs!.stop());
  // What an address with a query asks for, such as a list that is narrowed down, React shows.
  if (window.location.search || document.querySelector('link[rel="preload"][as="script"]')) {
    hydrate();
  }
  whenRead(showChoice);
  // The reader may have chosen on another page, and come back to this one.
  window.addEventListener('pageshow', showChoice);
}

/** Name of what is stored of the choice of a package manager. */
export const tabChoice = 'docusaurus.tab.package-manager';

/** Has React come where tabs show something else than the reader has chosen. */
function showChoice(): void {
  // Absent where the browser refuses its storage.
  const storage: Storage | null = window.localStorage;
  const chosen = storage?.getItem(tabChoice);
  const shown = document.querySelector('.tabs__item--active');
  if (chosen && shown && chosen !== shown.textContent) {
    hydrate();
  }
}

function fetchScripts(): void {
  const metas = document.querySelectorAll<HTMLMetaElement>(`meta[name="${laterScript}"]`);
  metas.forEach((meta, index, {length}) => {
    const script = document.createElement('script');
    script.src = meta.content;
    // In their order.
    script.async = false;
    script.addEventListener('error', onMissing);
    script.addEventListener('load', () => {
      // The last one that came empty or cut off counts as one that did not come.
      if (index + 1 < length || Object.hasOwn(window, 'docusaurus')) {
        // It must not run again.
        meta.remove();
      } else {
        script.dispatchEvent(new Event('error'));
      }
    });
    document.head.append(script);
  });
}

function onMissing(): void {
  if (navigator.onLine) {
    window.earlyInputs!.stop();
  } else {
    // The next touch tries again.
    isAsked = false;
  }
}
