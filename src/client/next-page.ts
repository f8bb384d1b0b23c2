import preload from '@docusaurus/core/lib/client/preload';
import type {useHistory} from '@docusaurus/router';
import {notify} from '@site/src/components/notify';
import type {Departure, LeaveEventName} from '@site/src/plugins/early-scripts/leave-page';

type History = ReturnType<typeof useHistory>;

/** Milliseconds after which the reader is told that the next page is late. */
const patience = 8000;
/** Milliseconds until the progress bar has appeared; before that it could not be removed. */
const barAppears = 250;

let history: History | undefined;
/** Path of the page that is shown, which is behind the address bar while the next one loads. */
let shown = '';
/** Set while the address bar returns to the page that is shown. */
let returningTo: {scrollY: number} | null = null;

/** Returns the address bar to the page that is shown. */
function stay(): void {
  returningTo = {scrollY: window.scrollY};
  if (history!.action === 'PUSH') {
    history!.goBack();
  } else {
    history![history!.action === 'POP' ? 'push' : 'replace'](shown);
  }
}

/** Lets pages be kept, and removes the notice about one page when the reader goes to another. */
export function guardHistory(given: History): () => void {
  history = given;
  return given.listen(() => {
    if (!returningTo) {
      notify(null);
    }
  });
}

export function onRouteDidUpdate(): void {
  const {pathname, search, hash} = window.location;
  shown = pathname + search + hash;
  if (returningTo) {
    window.scrollTo(0, returningTo.scrollY);
    returningTo = null;
  }
}

/**
 * Loads the scripts of the page that the reader goes to, in place of the generator's `preload()`, after
 * whose failure the page would be loaded whole in any case (`src/plugins/bundler`). Here that happens
 * only if the site answers; otherwise the page that is shown stays. While scripts neither come nor fail,
 * the reader is told. The generator's client modules cannot do it: they hear of no failure.
 */
export default function preloadNextPage(pathname: string): Promise<unknown> {
  const {href} = window.location;
  const isAwaited = () => window.location.href === href;
  let told = false;
  const late = setTimeout(() => {
    told = isAwaited();
    if (told) {
      notify({
        text: 'That page is taking long to load. The page you are reading stays here until then.',
        retry: href,
      });
    }
  }, patience);
  return preload(pathname).then(
    () => {
      clearTimeout(late);
      if (told && isAwaited()) {
        notify(null);
      }
    },
    () =>
      // It ends with another page, in one way or the other.
      new Promise(() => {
        clearTimeout(late);
        setTimeout(() => {
          if (isAwaited()) {
            const name: LeaveEventName = 'site:leave';
            const detail: Departure = {href, stay};
            document.dispatchEvent(new CustomEvent(name, {detail}));
          }
        }, barAppears);
      }),
  );
}
