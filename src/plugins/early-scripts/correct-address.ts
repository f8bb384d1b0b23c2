/**
 * Corrects the address bar before the router reads it, so that it hydrates the
 * page whose HTML is there:
 * - `/about/index.html`, `/ai/` or `/about`: the page's canonical path, without a request;
 * - `/ai.html` where the host answered with the not-found page: the clean path is asked for;
 * - a path that cannot be decoded: its percent signs are escaped, for the router would throw.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 */
export function correctAddress(page: Window): void {
  const {document, history, location} = page;
  // The origin stands in front: a path such as `//host/x` would lead to another site.
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
  // Only the not-found page has a canonical path that is a file.
  if (!own.endsWith('.html')) {
    if (stem(own) === stem(path)) {
      history.replaceState(history.state, '', address(own));
    }
  } else if (/[^/]\.html$/.test(path) && !path.endsWith('/index.html')) {
    location.replace(address(stem(path)));
  }
}
