import type * as Reading from '../reading';

/** Address of `src/client/reading`, relative to this script; the build puts it here. */
declare const readingScript: string;

let isNoticed = false;

/** Called at a movement of the pointer, a key, a turn of the wheel, a touch: the reader is there. */
export function noticeReader(): void {
  if (isNoticed) {
    return;
  }
  isNoticed = true;
  const {scrollY} = window;
  (import(readingScript) as Promise<typeof Reading>).then(
    ({accompany}) => accompany(scrollY),
    // The page can be read without.
    () => {},
  );
}
