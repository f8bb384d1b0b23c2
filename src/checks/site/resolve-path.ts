import {pathOf, withBase} from '../../content/addresses.ts';
import type {BuiltPage, BuiltSite} from './built-site.ts';

/** What is at a path of the site; of a redirect, a page that only redirects or the host does. */
export type Target = 'page' | 'redirect' | 'file' | 'missing';

/**
 * The path within the site that a URL of a page leads to, with query and anchor; undefined for others.
 * A whole URL outside the base URL belongs to another site; a path outside it is a mistake.
 */
export function ownPath(
  url: string,
  from: BuiltPage,
  site: Pick<BuiltSite, 'url' | 'baseUrl'>,
): string | undefined {
  const {origin, pathname, search, hash} = new URL(
    url,
    new URL(from.canonicals[0] ?? from.path, site.url),
  );
  const isBeside = /^https?:/.test(url) && !`${pathname}/`.startsWith(site.baseUrl);
  return origin === new URL(site.url).origin && !isBeside ? pathname + search + hash : undefined;
}

/** Finds what is at a path, exact to the case of each letter. */
export function targetFinder(site: BuiltSite): (address: string) => Target {
  const pages = new Set(site.pages.map((page) => page.path));
  const redirects = new Set([
    ...site.redirects.map(({from}) => pathOf(withBase(site.baseUrl, from))),
    ...site.redirectPages.map((page) => page.path),
  ]);
  return (address) => {
    const path = pathOf(address);
    // Hosts find `404.html` under `/404` too.
    if (pages.has(path) || pages.has(`${path}.html`)) {
      return 'page';
    }
    return redirects.has(path) ? 'redirect' : site.files.has(path) ? 'file' : 'missing';
  };
}
