/**
 * The theme's own script believes whatever is stored or asked for. Anything
 * but `light` and `dark` is dropped here, and the system's preference holds.
 *
 * Runs inline in the page, after the theme's script: the function must not
 * refer to anything outside it.
 */
export function correctColorMode(page: Window): void {
  const root = page.document.documentElement;
  const valid = (mode: string | null | undefined) =>
    mode === 'light' || mode === 'dark' ? mode : null;
  const asked = valid(new URLSearchParams(page.location.search).get('docusaurus-theme'));
  // Absent where the browser refuses its storage.
  const storage: Storage | null = page.localStorage;
  const stored = storage?.getItem('theme');
  if (storage && stored && !valid(stored)) {
    storage.removeItem('theme');
  }
  const choice = asked ?? valid(stored);
  const system = page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice ?? system);
  root.setAttribute('data-theme-choice', choice ?? 'system');
}
