import type {ToAddress} from './hits';

type Options = {
  /** Addresses that match lead away from the site; a pattern as text, without case. */
  externalPattern?: string;
  withBaseUrl: (path: string) => string;
};

/** Addresses without a host are of this site; the host is never used. */
const parse = (url: string) => {
  try {
    return new URL(url, 'https://site.invalid');
  } catch {
    return null;
  }
};

/**
 * Result addresses become addresses of this site, wherever the index was
 * crawled; those that match the external pattern stay. Anything that is no web
 * address (`javascript:` and the like) is dropped.
 */
export function createToAddress({externalPattern, withBaseUrl}: Options): ToAddress {
  const external = externalPattern ? new RegExp(externalPattern, 'i') : null;
  return (url) => {
    const parsed = parse(url);
    if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') {
      return null;
    }
    const {href, pathname, search, hash} = parsed;
    if (external?.test(href)) {
      return href;
    }
    // Two slashes at the start would be another host.
    return withBaseUrl(`${pathname.replace(/^\/+/, '/')}${search}${hash}`);
  };
}
