import type {CheckResult, Finding} from '../finding.ts';
import type {BuiltSite} from './built-page.ts';
import {addressBook, anchorOf, ownAddress, pathOf, type Target} from './resolve-address.ts';

/** Longest way of redirects from redirects to a page; a longer one is a circle. */
const maxSteps = 5;

type End = Target | {kind: 'circle'};

/** Where an address leads in the end, over redirects. */
function follow(
  to: string,
  targetOf: (address: string) => Target,
  own: (url: string) => string | undefined,
): {end: End; address: string} | undefined {
  let address = own(to);
  const anchor = /#.*/.exec(address ?? '')?.[0] ?? '';
  for (let step = 0; step < maxSteps && address !== undefined; step++) {
    const target = targetOf(address);
    if (target.kind !== 'redirect') {
      return {end: target, address};
    }
    address = own(target.to);
    // As browsers do: the anchor goes along, unless the redirect has its own.
    if (address !== undefined && !address.includes('#')) {
      address += anchor;
    }
  }
  return address === undefined ? undefined : {end: {kind: 'circle'}, address};
}

/** An address of the site that something leads to: a redirect, or a message that a package prints. */
export type Lead = Pick<Finding, 'file' | 'line'> & {
  to: string;
  /** How it is told in a finding: `The redirect from /a to /b`. */
  told: string;
};

/** A file in which addresses are listed, with its text. */
export type ListFile = {file: string; text: string};

/** Line of a list in which an address stands in quotes; the first when it is not there. */
export const lineOf = (text: string, quoted: string): number => {
  const before = text.split(`'${quoted}'`)[0]!;
  return before.length === text.length ? 1 : before.split('\n').length;
};

/**
 * Every lead arrives at something: a page and its anchor, a file, another site, or an address that
 * is listed as not written yet. That list empties itself: an address that has a page by now, and one
 * that nothing leads to, are findings.
 */
export function checkLeads(
  site: BuiltSite,
  leads: readonly Lead[],
  notWritten: readonly string[],
  list: ListFile,
): CheckResult {
  const targetOf = addressBook(site);
  const home = site.pages.find(({address}) => address === '/')!;
  const own = (url: string) => ownAddress(url, home, site.url);
  const listed = new Set(notWritten);
  const wanted = new Set<string>();

  const findings = leads.flatMap(({file, line, to, told}): Finding[] => {
    const reached = follow(to, targetOf, own);
    if (!reached) {
      return [];
    }
    const {end, address} = reached;
    const path = pathOf(address);
    const found = (rule: string, what: string, remedy: string): Finding[] => [
      {file, line, column: 1, rule, message: `${told} ${what}`, remedy},
    ];
    if (end.kind === 'circle') {
      return found('address-circle', 'never arrives.', 'Let it lead to a page.');
    }
    if (end.kind === 'missing') {
      wanted.add(path);
      return listed.has(path)
        ? []
        : found(
            'address-target',
            'leads nowhere.',
            `Correct it, or list ${path} in ${list.file} if the page is still to be written.`,
          );
    }
    const anchor = anchorOf(address);
    if (end.kind === 'page' && anchor !== undefined && !end.page.ids.has(anchor)) {
      return found(
        'address-anchor',
        `names an anchor that ${path} does not have.`,
        `Correct the anchor, or end a heading there with {/* #${anchor} */}.`,
      );
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
        file: list.file,
        line: lineOf(list.text, address),
        column: 1,
        rule: 'not-written-yet',
        message: exists ? `${address} is written by now.` : `Nothing leads to ${address}.`,
        remedy: 'Take it off the list.',
      },
    ];
  });
  return {
    name: 'addresses',
    inspected: leads.length,
    unit: 'redirects and printed addresses',
    findings: [...findings, ...leftOver],
  };
}
