import path from 'node:path';
import {site as facts} from '../config/site.ts';
import {decode} from './addresses.ts';
import type {SiteMap, SitePage, Target} from './site-map.ts';

/** What links are looked up in. */
export type LinkTargets = {
  map: SiteMap;
  /** Whether there is such a file, from the root of the project. */
  exists: (file: string) => boolean;
};

/** Where a link leads on this site. */
export type ResolvedLink = {
  target: Target;
  /** The path of the site that it names, with query and anchor; of a missing file that of its page. */
  address: string;
};

/** Longest chain of redirects to a page; a longer one is a circle. */
const maxSteps = 5;

/** `https:` without the colon; undefined for a path. */
export const protocolOf = (url: string): string | undefined => /^([a-z][\w+.-]*):/i.exec(url)?.[1];

/** Whether a link names the file of a page. */
export const isFileLink = (url: string): boolean =>
  !url.startsWith('/') && /\.mdx?(?=[?#]|$)/.test(url);

/** What a link of a file leads to, as the generator reads it; undefined for one that leads elsewhere. */
export function resolveLink(
  link: string,
  file: string,
  {map, exists}: LinkTargets,
): ResolvedLink | undefined {
  const url = ownPart(link);
  if (url === undefined) {
    return undefined;
  }
  const name = decode(url.replace(/[?#].*$/s, ''));
  const here = map.pageOf(file);
  const beside = path.posix.join(path.posix.dirname(file), name);
  if (name === '' && here) {
    return {target: {kind: 'page', page: here}, address: here.address};
  }
  const isFile = isFileLink(url);
  // From its own folder, or from the folder of all pages.
  const linked = isFile
    ? (map.pageOf(beside) ?? map.pageOf(path.posix.join(file.split('/')[0]!, name)))
    : undefined;
  if (linked) {
    return {target: {kind: 'page', page: linked}, address: linked.address};
  }
  const address = addressNamed(url, file, here);
  if (!isFile && !name.startsWith('/') && exists(beside)) {
    return {target: {kind: 'file'}, address};
  }
  const target = map.at(address);
  // A file that is not there cannot be linked by its name, though its address may have a page.
  return {target: isFile && target.kind === 'page' ? {kind: 'missing'} : target, address};
}

/** The part of a URL that is looked up on this site; undefined for one that leads elsewhere. */
function ownPart(url: string): string | undefined {
  if (!protocolOf(url)) {
    return url.startsWith('//') ? undefined : url;
  }
  // On the site's own domain are products that are not part of it, but its docs are.
  const whole = /^https?:\/\/(?:www\.)?([^/]+)(\/docs(?:[/?#].*)?)$/.exec(url);
  return whole && facts.url.endsWith(whole[1]!) ? whole[2] : undefined;
}

function addressNamed(url: string, file: string, here: SitePage | undefined): string {
  if (isFileLink(url)) {
    const wanted = path.posix.join('/', path.posix.dirname(file), url);
    return wanted.replace(/(?:\/index)?\.mdx?(?=[?#]|$)/, '');
  }
  if (url.startsWith('/')) {
    return url;
  }
  const {pathname, search, hash} = new URL(url, new URL(here?.address ?? '/', facts.url));
  return pathname + search + hash;
}

/** Where an address ends, over redirects: a path or a URL elsewhere; undefined where there is nothing. */
export function followRedirects(from: string, map: SiteMap): string | undefined {
  let address = from;
  for (let step = 0; step < maxSteps; step++) {
    if (!address.startsWith('/')) {
      return address;
    }
    const target = map.at(address);
    if (target.kind !== 'redirect') {
      return target.kind === 'missing' ? undefined : address;
    }
    // As browsers do: the anchor goes along, unless the redirect has its own.
    const anchor = target.to.includes('#') ? '' : (/#.*/.exec(address)?.[0] ?? '');
    address = target.to + anchor;
  }
  return undefined;
}
