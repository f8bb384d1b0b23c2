import path from 'node:path';
import {site as facts} from '../config/site.ts';
import {anchorOf, pathOf, relativeLink} from '../content/addresses.ts';
import type {CheckResult, Finding} from '../content/finding.ts';
import type {WrittenLink} from '../content/links.ts';
import type {SiteMap, SitePage, Target} from '../content/site-map.ts';
import {nearestWord} from '../data/schemas/nearest-word.ts';

/** Protocols of links; `pathname:` is the generator's, for files that it leaves alone. */
const protocols = ['https', 'http', 'mailto', 'tel', 'pathname'];

/** Longest chain of redirects to a page; a longer one is a circle. */
const maxSteps = 5;

/** What a link is checked against. */
export type LinkContext = {
  map: SiteMap;
  /** Paths of pages that are still to be written. */
  notWritten: ReadonlySet<string>;
  /** Whether there is such a file, from the root of the project. */
  exists: (file: string) => boolean;
};

/** Every link of texts, records and the address book arrives at a page and its anchor, without a detour. */
export function checkLinks(links: readonly WrittenLink[], context: LinkContext): CheckResult {
  return {
    name: 'links',
    inspected: links.length,
    unit: 'links',
    findings: links.flatMap((link) => checkLink(link, context) ?? []),
  };
}

function checkLink(link: WrittenLink, context: LinkContext): Finding | undefined {
  const {url, file, line, column, range} = link;
  const report = (rule: string, message: string, hint: string, text?: string): Finding => ({
    file,
    line,
    column,
    rule,
    message,
    hint,
    ...(text !== undefined && range && {fix: {...range, text}}),
  });
  const [, protocol] = /^([a-z][\w+.-]*):/i.exec(url) ?? [];
  if (protocol && !protocols.includes(protocol)) {
    const near = nearestWord(protocol, protocols);
    const hint = near
      ? `Did you mean ${near}${url.slice(protocol.length)}?`
      : `Links begin with ${protocols.slice(0, 3).join(':, ')}:, or with the path of a page.`;
    return report('link-protocol', `${protocol}: is no protocol of links.`, hint);
  }
  if (/^https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?![\w.-])/i.test(url)) {
    const hint = 'Put the address in backticks, or link to a public one.';
    return report('link-localhost', `${url} is an address of the reader's own computer.`, hint);
  }
  const own = ownPart(url, protocol);
  if (own === undefined) {
    return undefined;
  }
  const {target, address} = resolve(own, file, context);
  if (target.kind === 'file') {
    return undefined;
  }
  if (target.kind === 'missing') {
    const unwritten = address && context.notWritten.has(pathOf(address));
    return unwritten
      ? report(
          'link-target',
          `${address} is still to be written.`,
          'Take out the link until there is the page.',
        )
      : report(
          'link-target',
          `There is no page and no file at ${url}.`,
          suggest(own, file, context.map),
        );
  }
  if (target.kind === 'redirect') {
    const to = follow(address!, context.map);
    if (to === undefined) {
      const hint = 'Correct the redirect in src/config/hosting.ts, or the link.';
      return report(
        'link-target',
        `${url} is redirected to ${target.to}, which leads nowhere.`,
        hint,
      );
    }
    const page = to.startsWith('/') ? pageAt(to, context.map) : undefined;
    const text = page ? write(page, own, file) + (/#.*/.exec(to)?.[0] ?? '') : to;
    return report('link-moved', `${url} has moved.`, `Write ${text}.`, text);
  }
  const anchor = anchorOf(own);
  const {page} = target;
  if (anchor === undefined || !page.ids || page.ids.has(anchor)) {
    return undefined;
  }
  const near = nearestWord(anchor, [...page.ids]);
  const hint = near
    ? `Did you mean #${near}?`
    : `Name a heading of that page, or end one with {/* #${anchor} */}.`;
  return report('link-anchor', `${page.file} has no anchor #${anchor}.`, hint);
}

/** The part of a URL that is looked up on this site; undefined for one that leads elsewhere. */
function ownPart(url: string, protocol: string | undefined): string | undefined {
  if (!protocol) {
    return url.startsWith('//') ? undefined : url;
  }
  // On the site's own domain are products that are not part of it, but its docs are.
  const whole = /^https?:\/\/(?:www\.)?([^/]+)(\/docs(?:[/?#].*)?)$/.exec(url);
  return whole && facts.url.endsWith(whole[1]!) ? whole[2] : undefined;
}

/** What a link of a file leads to, as the generator reads it, and the address that it gave. */
function resolve(
  url: string,
  file: string,
  {map, exists}: LinkContext,
): {target: Target; address?: string} {
  const [base = ''] = url.split(/[?#]/);
  const here = map.pageOf(file);
  if (base === '' && here) {
    return {target: {kind: 'page', page: here}};
  }
  if (/\.mdx?$/.test(base)) {
    const [linked] = filesNamed(base, file).flatMap((name) => map.pageOf(name) ?? []);
    if (linked) {
      return {target: {kind: 'page', page: linked}};
    }
  } else if (!base.startsWith('/') && exists(path.posix.join(path.posix.dirname(file), base))) {
    return {target: {kind: 'file'}};
  }
  const address = addressNamed(url, file, here);
  const target = map.at(address);
  // A file that is not there cannot be linked by its name, though its address has a page.
  return {target: isFileLink(url) && target.kind === 'page' ? {kind: 'missing'} : target, address};
}

/** Files that a link to a file may name: from its own folder, or from the folder of all pages. */
const filesNamed = (base: string, file: string): string[] => {
  const section = file.split('/')[0]!;
  const name = decodeURI(base);
  return [
    ...(name.startsWith('/') ? [] : [path.posix.join(path.posix.dirname(file), name)]),
    path.posix.join(section, name),
  ];
};

const isFileLink = (url: string) => !url.startsWith('/') && /\.mdx?(?=[?#]|$)/.test(url);

/** The address that a URL names; of a missing file that which its page would have. */
function addressNamed(url: string, file: string, here: SitePage | undefined): string {
  if (isFileLink(url)) {
    const wanted = path.posix.join('/', path.posix.dirname(file), url);
    return wanted.replace(/(?:\/index)?\.mdx?(?=[?#]|$)/, '');
  }
  const {pathname, search, hash} = new URL(url, new URL(here?.address ?? '/', facts.url));
  return pathname + search + hash;
}

const pageAt = (address: string, map: SiteMap): SitePage | undefined => {
  const target = map.at(address);
  return target.kind === 'page' ? target.page : undefined;
};

/** Where a redirect ends: a page's address or a URL elsewhere; undefined where there is nothing. */
function follow(to: string, map: SiteMap): string | undefined {
  let address = to;
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

/** A page as a link of a file names it: by its file where the link does so, or else by its address. */
const write = (page: SitePage, url: string, file: string): string =>
  url.startsWith('/') ? page.address : relativeLink(file, page.file);

/** The page that was probably meant: of the same name elsewhere, or of a similar one. */
function suggest(url: string, file: string, map: SiteMap): string {
  const [base = ''] = url.split(/[?#]/);
  const isFile = isFileLink(base);
  const keyOf = (page: SitePage) => (isFile ? page.file : page.address);
  const wanted = isFile ? path.posix.join(path.posix.dirname(file), base) : base;
  const lastPart = (text: string) =>
    text
      .replace(/\/$/, '')
      .replace(/^.*\//, '')
      .replace(/\.mdx?$/, '');
  const candidates = isFile ? map.pages.filter((page) => page.file.endsWith('.mdx')) : map.pages;
  const [same, another] = candidates.filter((page) => lastPart(keyOf(page)) === lastPart(wanted));
  const key = same && !another ? keyOf(same) : nearestWord(wanted, candidates.map(keyOf));
  return key === undefined
    ? 'Correct the address, upper and lower case included.'
    : `Did you mean ${isFile ? relativeLink(file, key) : key}?`;
}
