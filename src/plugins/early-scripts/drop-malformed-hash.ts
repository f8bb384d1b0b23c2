/**
 * A hash such as `#%E0%A4%A` cannot be decoded: the router would throw and the
 * page would be replaced by an error. It names no place on any page, so it is
 * taken out of the address before the router hears of it.
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
