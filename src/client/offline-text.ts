/** What a reader is told whose link cannot be followed. */
export const offlineText =
  'You are offline, and that page has not been loaded yet. The page you are reading stays here.';
