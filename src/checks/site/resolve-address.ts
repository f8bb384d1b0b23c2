import type {BuiltPage, BuiltSite} from './built-page.ts';

/** What stands at an address of the site. */
export type Target =
  | {kind: 'page'; page: BuiltPage}
  /** A page that only leads on, or an address that the host's file redirects. */
  | {kind: 'redirect'; to: string}
  | {kind: 'file'}
  | {kind: 'missing'};

export type Redirect = {from: string; to: string; line: number};

/** Lines of a redirects file: `from to status`. */
export const parseRedirects = (file: string): Redirect[] =>
  file.split('\n').flatMap((text, index) => {
    const [from, to] = text.trim().split(/\s+/);
    return from && to && !from.startsWith('#') ? [{from, to, line: index + 1}] : [];
  });

/** An address as it is looked up: decoded, without query and anchor, without slash at the end. */
export function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return decode(path).replace(/(.)\/$/, '$1') || '/';
}

/** The anchor of an address, decoded; undefined when there is none that must be on the page. */
export function anchorOf(address: string): string | undefined {
  const anchor = /#(.+)$/s.exec(address)?.[1]?.replace(/:~:.*$/s, '');
  // Browsers know `top` without an element.
  return anchor && anchor !== 'top' ? decode(anchor) : undefined;
}

/** Pages to read: those that only lead on are the matter of the check of redirects. */
export const pagesToRead = ({pages}: BuiltSite): BuiltPage[] =>
  pages.filter(({leadsTo}) => leadsTo === undefined);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The address within the site that a URL of a page leads to, with query and anchor; undefined for one
 * that leads elsewhere.
 */
export function ownAddress(url: string, from: BuiltPage, siteUrl: string): string | undefined {
  if (url.startsWith('#')) {
    return from.address + url;
  }
  if (url === siteUrl || url.startsWith(`${siteUrl}/`)) {
    return url.slice(siteUrl.length) || '/';
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const whole = new URL(url, new URL(from.canonicals[0] ?? from.address, siteUrl));
  return whole.pathname + whole.search + whole.hash;
}

/** Tells what stands at addresses, exact to the case of each letter. */
export function addressBook({pages, files, redirects}: BuiltSite): (address: string) => Target {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const moved = new Map(parseRedirects(redirects).map(({from, to}) => [pathOf(from), to]));
  return (address) => {
    const path = pathOf(address);
    const page = byAddress.get(path);
    if (page && page.leadsTo === undefined) {
      return {kind: 'page', page};
    }
    const to = page?.leadsTo ?? moved.get(path);
    if (to !== undefined) {
      return {kind: 'redirect', to};
    }
    if (files.has(path.slice(1))) {
      return {kind: 'file'};
    }
    // Hosts find `404.html` under `/404` too.
    const plain = byAddress.get(`${path}.html`);
    return plain ? {kind: 'page', page: plain} : {kind: 'missing'};
  };
}
