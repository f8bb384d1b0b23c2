/**
 * Shows a new announcement on the first load. The theme hides the bar when the
 * last one was dismissed and compares the ids only after hydration, too late.
 *
 * Runs inline in the page, after the theme's script: the function must not
 * refer to anything outside it.
 *
 * @param id of the announcement in this build
 */
export function renewAnnouncement(page: Window, id: string): void {
  const storage: Storage | null = page.localStorage;
  if (storage && storage.getItem('docusaurus.announcement.id') !== id) {
    storage.setItem('docusaurus.announcement.id', id);
    storage.setItem('docusaurus.announcement.dismiss', 'false');
    page.document.documentElement.setAttribute(
      'data-announcement-bar-initially-dismissed',
      'false',
    );
  }
}
