import {pathOf} from '../../content/addresses.ts';
import type {BuiltPage, BuiltSite} from './built-site.ts';

/** What is at a path of the site. */
export type Target =
  | {kind: 'page'; page: BuiltPage}
  /** A page that only redirects, or a path that the host redirects. */
  | {kind: 'redirect'; to: string}
  | {kind: 'file'}
  | {kind: 'missing'};

/** Lines of a redirects file: `from to status`. */
export const parseRedirects = (file: string): {from: string; to: string}[] =>
  file.split('\n').flatMap((text) => {
    const [from, to] = text.trim().split(/\s+/);
    return from && to && !from.startsWith('#') ? [{from, to}] : [];
  });

/** The path within the site that a URL of a page leads to, with query and anchor; undefined for others. */
export function ownPath(url: string, from: BuiltPage, siteUrl: string): string | undefined {
  const whole = new URL(url, new URL(from.canonicals[0] ?? from.path, siteUrl));
  return whole.origin === new URL(siteUrl).origin
    ? whole.pathname + whole.search + whole.hash
    : undefined;
}

/** Finds what is at a path, exact to the case of each letter. */
export function targetFinder(site: BuiltSite): (address: string) => Target {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const redirects = new Map([
    ...parseRedirects(site.redirects).map(({from, to}) => [pathOf(from), to] as const),
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
    if (site.files.has(path.slice(1))) {
      return {kind: 'file'};
    }
    // Hosts find `404.html` under `/404` too.
    const plain = pages.get(`${path}.html`);
    return plain ? {kind: 'page', page: plain} : {kind: 'missing'};
  };
}
