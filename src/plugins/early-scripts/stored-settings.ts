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

/**
 * Sets the color mode: that of the query, the stored one, or the system's. What is stored and is no mode is
 * removed. Until React is there, the button is served here.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 */
export function setColorMode(page: Window): void {
  type Mode = 'light' | 'dark' | null;
  const root = page.document.documentElement;
  const valid = (mode: string | null | undefined): Mode =>
    mode === 'light' || mode === 'dark' ? mode : null;
  const prefersDark = page.matchMedia('(prefers-color-scheme: dark)');
  const show = (choice: Mode) => {
    const system = prefersDark.matches ? 'dark' : 'light';
    root.setAttribute('data-theme', choice ?? system);
    root.setAttribute('data-theme-choice', choice ?? 'system');
  };
  const asked = valid(new URLSearchParams(page.location.search).get('docusaurus-theme'));
  // Absent where the browser refuses its storage.
  const storage: Storage | null = page.localStorage;
  const stored = storage?.getItem('theme');
  if (storage && stored && !valid(stored)) {
    storage.removeItem('theme');
  }
  show(asked ?? valid(stored));
  const shown = () => valid(root.getAttribute('data-theme-choice'));
  const isHydrated = () => root.getAttribute('data-has-hydrated') === 'true';
  prefersDark.addEventListener('change', () => show(shown()));
  // Chosen in another tab, or while the browser prepared this page.
  page.addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme' && !isHydrated()) {
      show(valid(newValue));
    }
  });
  // The browser kept the page while the reader was on another.
  page.addEventListener('pageshow', ({persisted}) => {
    if (persisted && !isHydrated()) {
      show(valid(storage?.getItem('theme')));
    }
  });

  page.addEventListener(
    'click',
    (event) => {
      if (isHydrated() || !(event.target as Element).closest('[data-color-mode]')) {
        return;
      }
      event.stopImmediatePropagation();
      const choice = shown();
      const next = choice === 'dark' ? null : choice ? 'dark' : 'light';
      show(next);
      if (next) {
        storage?.setItem('theme', next);
      } else {
        storage?.removeItem('theme');
      }
    },
    true,
  );
}

/**
 * Hides the announcement that was dismissed, and shows a new one on the first load: the theme compares the
 * ids only after hydration, too late.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 *
 * @param id of the announcement in this build
 */
export function setAnnouncement(page: Window, id: string): void {
  const storage: Storage | null = page.localStorage;
  if (storage && storage.getItem('docusaurus.announcement.id') !== id) {
    storage.setItem('docusaurus.announcement.id', id);
    storage.setItem('docusaurus.announcement.dismiss', 'false');
  }
  const set = () =>
    page.document.documentElement.setAttribute(
      'data-announcement-bar-initially-dismissed',
      storage?.getItem('docusaurus.announcement.dismiss') ?? 'false',
    );
  set();
  // Dismissed in another tab, or while the browser prepared this page.
  page.addEventListener('storage', set);
  // The browser kept the page while the reader was on another.
  page.addEventListener('pageshow', set);
}
