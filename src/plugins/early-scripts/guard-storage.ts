/**
 * Where the browser refuses its storage (privacy settings, a full disk), each
 * later reader would fail and report it on its own. One attempt decides: a
 * refused storage is hidden, and everything treats it as absent.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 */
export function guardStorage(page: Window): void {
  const key = 'storage-check';
  try {
    page.localStorage.setItem(key, key);
    page.localStorage.getItem(key);
    page.localStorage.removeItem(key);
  } catch {
    Object.defineProperty(page, 'localStorage', {configurable: true, value: null});
  }
}
