import type {CheckResult, Finding} from '../finding.ts';
import type {BuiltSite} from './built-page.ts';
import {
  addressBook,
  anchorOf,
  ownAddress,
  parseRedirects,
  pathOf,
  type Redirect,
  type Target,
} from './resolve-address.ts';

/** Longest way of redirects from redirects to a page; a longer one is a circle. */
const maxSteps = 5;

type End = Target | {kind: 'circle'};

/** Where a redirect leads in the end, over other redirects. */
function follow(
  to: string,
  targetOf: (address: string) => Target,
  own: (url: string) => string | undefined,
): {end: End; address: string} | undefined {
  let address = own(to);
  for (let step = 0; step < maxSteps && address !== undefined; step++) {
    const target = targetOf(address);
    if (target.kind !== 'redirect') {
      return {end: target, address};
    }
    address = own(target.to);
  }
  return address === undefined ? undefined : {end: {kind: 'circle'}, address};
}

/** Where `src/config/hosting.ts` and the list of addresses are written. */
export type RedirectSources = {
  /** Files from the root of the project, with their text. */
  redirects: {file: string; text: string};
  notWritten: {file: string; text: string};
};

const lineOf = (text: string, quoted: string): number => {
  const before = text.split(`'${quoted}'`)[0]!;
  return before.length === text.length ? 1 : before.split('\n').length;
};

/**
 * Every redirect leads to something: a page and its anchor, a file, another site, or an address that
 * is listed as not written yet. That list empties itself: an address that has a page by now, and one
 * that no redirect leads to, are findings.
 */
export function checkRedirects(
  site: BuiltSite,
  notWritten: readonly string[],
  sources: RedirectSources,
): CheckResult {
  const targetOf = addressBook(site);
  const redirects = parseRedirects(site.redirects);
  const home = site.pages.find(({address}) => address === '/')!;
  const own = (url: string) => ownAddress(url, home, site.url);
  const listed = new Set(notWritten);
  const wanted = new Set<string>();

  const at = ({from}: Redirect): Pick<Finding, 'file' | 'line' | 'column'> => ({
    file: sources.redirects.file,
    line: lineOf(sources.redirects.text, from),
    column: 1,
  });
  const findings = redirects.flatMap((redirect): Finding[] => {
    const reached = follow(redirect.to, targetOf, own);
    if (!reached) {
      return [];
    }
    const {end, address} = reached;
    const path = pathOf(address);
    const message = `The redirect from ${redirect.from} to ${redirect.to}`;
    if (end.kind === 'circle') {
      return [
        {
          ...at(redirect),
          rule: 'redirect-circle',
          message: `${message} never arrives.`,
          remedy: 'Let it lead to a page.',
        },
      ];
    }
    if (end.kind === 'missing') {
      wanted.add(path);
      return listed.has(path)
        ? []
        : [
            {
              ...at(redirect),
              rule: 'redirect-target',
              message: `${message} leads nowhere.`,
              remedy: `Correct it, or list ${path} in ${sources.notWritten.file} if the page is still to be written.`,
            },
          ];
    }
    const anchor = anchorOf(address);
    if (end.kind === 'page' && anchor !== undefined && !end.page.ids.has(anchor)) {
      return [
        {
          ...at(redirect),
          rule: 'redirect-anchor',
          message: `${message} names an anchor that ${path} does not have.`,
          remedy: 'Correct the anchor, or add the heading.',
        },
      ];
    }
    return [];
  });
  const leftOver = notWritten.flatMap((address): Finding[] => {
    if (wanted.has(address)) {
      return [];
    }
    const exists = targetOf(address).kind !== 'missing';
    return [
      {
        file: sources.notWritten.file,
        line: lineOf(sources.notWritten.text, address),
        column: 1,
        rule: 'not-written-yet',
        message: exists ? `${address} is written by now.` : `No redirect leads to ${address}.`,
        remedy: 'Take it off the list.',
      },
    ];
  });
  return {
    name: 'redirects',
    inspected: redirects.length,
    unit: 'redirects',
    findings: [...findings, ...leftOver],
  };
}
