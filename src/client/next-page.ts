import preload from '@docusaurus/core/lib/client/preload';
import type {useHistory} from '@docusaurus/router';
import {notify} from '@site/src/components/notify';
import type {Departure, LeaveEventName} from '@site/src/client/before-react/leave-page';

type History = ReturnType<typeof useHistory>;

/** Milliseconds after which the reader is told that the next page is late. */
const patience = 8000;
/** Milliseconds until the progress bar has appeared; before that it could not be removed. */
const barAppears = 250;

let history: History | undefined;
/** Path of the page that is shown, which is behind the address bar while the next one loads. */
let shown = '';
/** Keys of the history's entries from that page on: a double click leaves two more. */
let entries: (string | undefined)[] = [];
/** Number of the entry that the address bar shows, or -1 if it is none of these. */
let at = 0;
/** Set while the address bar returns to the page that is shown. */
let returningTo: {scrollY: number} | null = null;

/** Returns the address bar to the page that is shown. */
function stay(): void {
  if (returningTo) {
    // Asked for twice, it must not go back twice.
    return;
  }
  returningTo = {scrollY: window.scrollY};
  if (at > 0) {
    history!.go(-at);
  } else {
    history![history!.action === 'POP' ? 'push' : 'replace'](shown);
  }
}

/** Lets pages be kept, and removes the notice about one page when the reader goes to another. */
export function guardHistory(given: History): () => void {
  history = given;
  return given.listen(({key}, action) => {
    if (action === 'PUSH') {
      entries = [...entries.slice(0, at + 1), key];
    } else if (action === 'REPLACE') {
      entries[at] = key;
    }
    at = entries.indexOf(key);
    if (!returningTo) {
      notify(null);
    }
  });
}

export function onRouteDidUpdate(): void {
  // What the next page needs is fetched here from now on.
  document.querySelector('script[type="speculationrules"]')?.remove();
  const {pathname, search, hash} = window.location;
  shown = pathname + search + hash;
  entries = [history?.location.key];
  at = 0;
  if (returningTo) {
    window.scrollTo(0, returningTo.scrollY);
    returningTo = null;
  }
}

/**
 * Loads the scripts of the page that the reader goes to, instead of the generator's `preload()`. When
 * that fails, the generator reloads the whole page (`src/plugins/bundler`). Here that happens only if the
 * site answers; otherwise the current page stays. If the scripts neither load nor fail, a notice tells the
 * reader. The generator's client modules cannot do this: they are not told of failures.
 */
export default function preloadNextPage(pathname: string): Promise<unknown> {
  const {href} = window.location;
  const isAwaited = () => window.location.href === href;
  let told = false;
  const late = setTimeout(() => {
    told = isAwaited();
    if (told) {
      notify({
        text: 'That page is taking a long time to load. You can keep reading this one.',
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
