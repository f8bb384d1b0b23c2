import type * as Reading from '../reading';
import {isAskedFor, isHydrated} from './hydrate';

/** Address of `src/client/reading`, relative to this script; the build puts it here. */
declare const readingScript: string;

let reading: Promise<typeof Reading> | undefined;
/** What did not come is asked for again at another address: the browser may remember the failure. */
let retry = '';

/** Called at a movement of the pointer, a key, a turn of the wheel, a touch, and when React has come. */
export function noticeReader(): void {
  if (reading) {
    return;
  }
  const {
    scrollY,
    location: {hash},
  } = window;
  reading = import(readingScript.concat(retry)) as Promise<typeof Reading>;
  reading.then(
    ({accompany}) => accompany(scrollY, hash, isAskedFor()),
    () => {
      reading = undefined;
      retry += '?';
      if (isHydrated()) {
        // Nothing hands it over to React's.
        document.querySelector('.early-menu')?.remove();
      }
    },
  );
}

/** Calls back with `src/client/reading`, which a press has asked for. */
export function whileReading(then: (script: typeof Reading) => void, otherwise: () => void): void {
  noticeReader();
  reading!.then(then, otherwise);
}
