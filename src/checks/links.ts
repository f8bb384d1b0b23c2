import path from 'node:path';
import {anchorOf, pathOf, relativeLink} from '../content/addresses.ts';
import type {CheckResult, Finding} from '../content/finding.ts';
import type {WrittenLink} from '../content/links.ts';
import {
  followRedirects,
  isFileLink,
  protocolOf,
  resolveLink,
  type LinkTargets,
} from '../content/resolve-link.ts';
import type {SiteMap, SitePage} from '../content/site-map.ts';
import {didYouMean, nearestWord} from '../data/schemas/nearest-word.ts';

/** Protocols of links; `pathname:` is the generator's, for files that it leaves alone. */
const protocols = ['https', 'http', 'mailto', 'tel', 'pathname'];

const ownComputer = /^https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?![\w.-])/i;

/** Every link of texts, records and the address book arrives at a page and its anchor, without a detour. */
export function checkLinks(links: readonly WrittenLink[], context: LinkTargets): CheckResult {
  return {
    name: 'links',
    inspected: links.length,
    unit: 'links',
    findings: links.flatMap(({range, ...link}) => {
      const wrong = judge(link, context);
      if (!wrong) {
        return [];
      }
      const {text, ...what} = wrong;
      const {file, line, column} = link;
      const fix = text !== undefined && range ? {fix: {...range, text}} : {};
      return [{file, line, column, ...what, ...fix}];
    }),
  };
}

/** What is wrong with a link, and its right text where that is certain. */
type Wrong = Pick<Finding, 'rule' | 'message' | 'hint'> & {text?: string};

function judge(
  {url, file}: Pick<WrittenLink, 'url' | 'file'>,
  context: LinkTargets,
): Wrong | undefined {
  const protocol = protocolOf(url);
  if (protocol && !protocols.includes(protocol)) {
    const message = `${protocol}: is no protocol of links.`;
    const hint =
      didYouMean(protocol, protocols, (near) => near + url.slice(protocol.length)) ??
      `Links begin with ${protocols.slice(0, 3).join(':, ')}:, or with the path of a page.`;
    return {rule: 'link-protocol', message, hint};
  }
  if (ownComputer.test(url)) {
    const message = `${url} is an address of the reader's own computer.`;
    const hint = 'Put the address in backticks, or link to a public one.';
    return {rule: 'link-localhost', message, hint};
  }
  const resolved = resolveLink(url, file, context);
  if (!resolved || resolved.target.kind === 'file') {
    return undefined;
  }
  const {target, address} = resolved;
  if (target.kind === 'page') {
    return judgeAnchor(anchorOf(url), target.page);
  }
  const end = target.kind === 'redirect' ? followRedirects(address, context.map) : undefined;
  if (end !== undefined) {
    const text = write(end, url, file, context.map);
    return {rule: 'link-moved', message: `${url} has moved.`, hint: `Write ${text}.`, text};
  }
  if (target.kind === 'redirect') {
    const message = `${url} is redirected to ${target.to}, which leads nowhere.`;
    const hint = 'Correct the redirect in src/config/hosting.ts, or the link.';
    return {rule: 'link-target', message, hint};
  }
  const message = `There is no page and no file at ${url}.`;
  return {rule: 'link-target', message, hint: suggest(url, address, file, context.map)};
}

function judgeAnchor(anchor: string | undefined, {file, ids}: SitePage): Wrong | undefined {
  if (anchor === undefined || !ids || ids.has(anchor)) {
    return undefined;
  }
  const hint =
    didYouMean(anchor, [...ids], (near) => `#${near}`) ??
    `Name a heading of that page, or end one with {/* #${anchor} */}.`;
  return {rule: 'link-anchor', message: `${file} has no anchor #${anchor}.`, hint};
}

/** An address as a link of a file names it: by the page's file where the link did so. */
function write(address: string, url: string, file: string, map: SiteMap): string {
  const target = map.at(address);
  return isFileLink(url) && target.kind === 'page'
    ? relativeLink(file, target.page.file) + (/#.*/.exec(address)?.[0] ?? '')
    : address;
}

const lastPart = (name: string) => /([^/]*?)(?:\.mdx?)?\/?$/.exec(name)?.[1];

/** The page that was probably meant: of the same name elsewhere, or of a similar one. */
function suggest(url: string, address: string, file: string, map: SiteMap): string {
  const isFile = isFileLink(url);
  const [base = ''] = url.split(/[?#]/);
  const wanted = isFile ? path.posix.join(path.posix.dirname(file), base) : pathOf(address);
  const names = map.pages.map((page) => (isFile ? page.file : page.address));
  const [same, another] = names.filter((name) => lastPart(name) === lastPart(wanted));
  const near = same !== undefined && another === undefined ? same : nearestWord(wanted, names);
  return near === undefined
    ? 'Correct the address, upper and lower case included.'
    : `Did you mean ${isFile ? relativeLink(file, near) : near}?`;
}
