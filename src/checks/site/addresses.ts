import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {anchorOf, pathOf, withBase} from '../../content/addresses.ts';
import {findingAt, type CheckResult, type Finding} from '../../content/finding.ts';
import type {BuiltSite} from './built-site.ts';
import {ownPath, targetFinder, type Target} from './resolve-path.ts';

/** An address of the site that something leads to: a redirect, or a message that a package prints. */
export type InboundLink = Pick<Finding, 'file' | 'line'> & {
  to: string;
  /** Its name in a finding: `The redirect from /a to /b`. */
  name: string;
};

/** A file in which paths are listed, with its text. */
export type ListFile = {file: string; text: string};

/** Line of a text on which a path begins that is not part of a longer one; the first when there is none. */
const lineOf = (text: string, sitePath: string): number => {
  const lines = text.split('\n');
  const isListed = (line: string) => line.trim() === sitePath || line.includes(`'${sitePath}'`);
  return Math.max(0, lines.findIndex(isListed)) + 1;
};

/**
 * The redirects of the host.
 * @param source the file in which authors write them, for the line of a finding
 */
export const redirectLinks = (redirects: BuiltSite['redirects'], source: ListFile): InboundLink[] =>
  redirects.map(({from, to}) => ({
    file: source.file,
    line: lineOf(source.text, from),
    to,
    name: `The redirect from ${from} to ${to}`,
  }));

/** `https://remotion.dev/docs/render#quality`, up to the mark that ends a sentence. */
const docsAddress = /remotion\.dev(\/docs(?:\/[\w/.#-]*[\w/#-])?)/g;

/**
 * The addresses of docs that packages print in their messages and comments, by which many readers
 * arrive: each once, with the first file that has it.
 * @param folder with the packages: `node_modules`
 * @param packages their names
 */
export async function printedLinks(
  folder: string,
  packages: readonly string[],
): Promise<InboundLink[]> {
  const lists = await Promise.all(
    packages.map(async (name) => {
      const files = await readdir(path.join(folder, name, 'dist'), {recursive: true});
      return files.map((file) => path.posix.join(name, 'dist', file.replaceAll('\\', '/')));
    }),
  );
  const inbound = new Map<string, InboundLink>();
  for (const file of lists
    .flat()
    .filter((name) => /\.(m?js|d\.ts)$/.test(name))
    .sort()) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const {1: to = '', index} of text.matchAll(docsAddress)) {
      if (!inbound.has(to)) {
        const line = text.slice(0, index).split('\n').length;
        inbound.set(to, {file: `${folder}/${file}`, line, to, name: `The printed address ${to}`});
      }
    }
  }
  return [...inbound.values()];
}

/** Every lead arrives at something: a page and its anchor, a file, or another site. */
export function checkAddresses(site: BuiltSite, inbound: readonly InboundLink[]): CheckResult {
  const targetOf = targetFinder(site);
  const home = site.pages.find((page) => page.file === 'index.html')!;
  const findings: Finding[] = [];

  for (const {file, line, to, name} of inbound) {
    const {end, address} = follow(withBase(site.baseUrl, to), targetOf, (url) =>
      ownPath(url, home, site),
    );
    const report = (rule: string, what: string, hint: string) =>
      findings.push(findingAt({file, line}, rule, `${name} ${what}`, hint));
    // As the list has it, without the base URL.
    const target = pathOf(address.replace(site.baseUrl, '/'));
    const anchor = anchorOf(address);
    if (end.kind === 'redirect') {
      report('address-circle', 'never arrives.', 'Let it lead to a page.');
    } else if (end.kind === 'missing') {
      report('address-target', 'leads nowhere.', 'Correct it, or write the page.');
    } else if (end.kind === 'page' && anchor !== undefined && !end.page.ids.has(anchor)) {
      const hint = `Correct the anchor, or end a heading there with {/* #${anchor} */}.`;
      report('address-anchor', `names an anchor that ${target} does not have.`, hint);
    }
  }
  return {
    name: 'addresses',
    inspected: inbound.length,
    unit: 'redirects and printed addresses',
    findings,
  };
}

/** Longest chain of redirects to a page; a longer one is a circle. */
const maxSteps = 5;

/** Where an address leads in the end, over redirects; a redirect where they never end. */
function follow(
  to: string,
  targetOf: (address: string) => Target,
  own: (url: string) => string | undefined,
): {end: Target | {kind: 'elsewhere'}; address: string} {
  const anchor = /#.*/.exec(to)?.[0] ?? '';
  let address = own(to);
  let end: Target | undefined;
  for (let step = 0; step < maxSteps && address !== undefined; step++) {
    end = targetOf(address);
    if (end.kind !== 'redirect') {
      return {end, address};
    }
    address = own(end.to);
    // As browsers do: the anchor goes along, unless the redirect has its own.
    if (address !== undefined && !address.includes('#')) {
      address += anchor;
    }
  }
  return address === undefined ? {end: {kind: 'elsewhere'}, address: to} : {end: end!, address};
}
