import {pathOf, withBase} from '../../content/addresses.ts';
import type {BuiltPage, BuiltSite} from './built-site.ts';

/** What is at a path of the site. */
export type Target =
  | {kind: 'page'; page: BuiltPage}
  /** A page that only redirects, or a path that the host redirects. */
  | {kind: 'redirect'; to: string}
  | {kind: 'file'}
  | {kind: 'missing'};

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
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const redirects = new Map([
    ...site.redirects.map(
      ({from, to}) => [pathOf(withBase(site.baseUrl, from)), withBase(site.baseUrl, to)] as const,
    ),
    ...site.redirectPages.map(({path, redirectsTo}) => [path, redirectsTo!] as const),
  ]);
  return (address) => {
    const path = pathOf(address);
    const page = pages.get(path);
    if (page) {
      return {kind: 'page', page};
    }
    const to = redirects.get(path);
    if (to !== undefined) {
      return {kind: 'redirect', to};
    }
    if (site.files.has(path)) {
      return {kind: 'file'};
    }
    // Hosts find `404.html` under `/404` too.
    const plain = pages.get(`${path}.html`);
    return plain ? {kind: 'page', page: plain} : {kind: 'missing'};
  };
}
