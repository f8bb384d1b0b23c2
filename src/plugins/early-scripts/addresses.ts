/**
 * Corrects the address bar before the router reads it, so that it hydrates the
 * page whose HTML is there:
 * - `/about/index.html`, `/ai/` or `/about`: the page's canonical path, without a request;
 * - `/ai.html`, `/ai/index.html` or `/ai/` where the host answered with the not-found page: the page goes
 *   to the clean path, and `/AI` to `/ai`;
 * - a path that cannot be decoded: its percent signs are escaped, for the router would throw.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 */
export function correctAddress(page: Window): void {
  const {document, history, location} = page;
  // With the origin in front: a path such as `//host/x` would lead to another site.
  const address = (path: string) => location.origin + path + location.search + location.hash;
  const stem = (path: string) => path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  const path = location.pathname;
  try {
    decodeURI(path);
  } catch {
    history.replaceState(history.state, '', address(path.replace(/%/g, '%25')));
    return;
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) {
    return;
  }
  const own = new URL(canonical.href).pathname;
  if (own === path) {
    return;
  }
  // No page has a capital in its path. The router would find the page nevertheless, and the not-found
  // page is not the HTML that it expects.
  const clean = stem(path).toLowerCase();
  // Only the not-found page has a canonical path that is a file.
  if (!own.endsWith('.html')) {
    // A host may read an escaped slash as one; the router does not.
    if (stem(own) === stem(decodeURIComponent(path))) {
      history.replaceState(history.state, '', address(own));
    }
  } else if (clean !== '' && clean !== path) {
    location.replace(address(clean));
  }
}

/**
 * A hash such as `#%E0%A4%A` cannot be decoded: the router would throw and the
 * page would be replaced by an error. It names no heading of any page, so it is
 * removed before the router hears of it.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 */
export function dropMalformedHash(page: Window): void {
  const {history, location} = page;
  const dropped = () => {
    try {
      decodeURIComponent(location.hash);
      return false;
    } catch {
      history.replaceState(
        history.state,
        '',
        location.origin + location.pathname + location.search,
      );
      return true;
    }
  };
  const guard = (event: Event) => {
    if (dropped()) {
      event.stopImmediatePropagation();
    }
  };
  dropped();
  page.addEventListener('popstate', guard, true);
  page.addEventListener('hashchange', guard, true);
}
