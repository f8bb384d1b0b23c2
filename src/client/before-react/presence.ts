import type * as Reading from '../reading';
import {isAskedFor, isHydrated} from './hydrate';

/** Address of `src/client/reading`, relative to this script; the build puts it here. */
declare const readingScript: string;

let isNoticed = false;
/** What did not come is asked for again at another address: the browser may remember the failure. */
let retry = '';

/** Called at a movement of the pointer, a key, a turn of the wheel, a touch, and when React has come. */
export function noticeReader(): void {
  if (isNoticed) {
    return;
  }
  isNoticed = true;
  const {scrollY} = window;
  (import(readingScript.concat(retry)) as Promise<typeof Reading>).then(
    ({accompany}) => accompany(scrollY, isAskedFor()),
    () => {
      isNoticed = false;
      retry += '?';
      if (isHydrated()) {
        // Nothing hands it over to React's.
        document.querySelector('.early-menu')?.remove();
      }
    },
  );
}
