import type {Redirect} from '../config/hosting.ts';
import type {WrittenLink} from './links.ts';
import {findingAt, locationOf, type CheckResult, type Finding} from './finding.ts';

/** Where redirects are written. */
export const redirectsFile = 'src/config/hosting.ts';

/** The paths of the site that redirects lead to, as links of the file where they are written. */
export const linksOfRedirects = (redirects: readonly Redirect[], source: string): WrittenLink[] =>
  redirects
    .filter(({to}) => to.startsWith('/'))
    .map(({from, to}) => ({
      file: redirectsFile,
      ...locationIn(source, from),
      url: to,
      range: undefined,
    }));

/** Where a redirect is written. */
const locationIn = (source: string, from: string) =>
  locationOf(source, Math.max(0, source.lastIndexOf(`'${from}',`)));

const withoutSlash = (address: string) => address.replace(/(.)\/$/, '$1');

/**
 * An address is either a page or a redirect, and a redirect leads to its page in one step.
 * @param pages exact addresses of all pages, without the base URL
 * @param source text of the file of the redirects
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  pages: Iterable<string>,
  source: string,
): CheckResult {
  const pageAt = new Map(Array.from(pages, (page) => [withoutSlash(page), page]));
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  const findings = redirects.flatMap(({from, to}, index): Finding[] => {
    const [path, anchor = ''] = to.split(/(?=#)/);
    const key = withoutSlash(path!);
    const page = pageAt.get(key);
    const next = targets.get(key);
    const report = (rule: string, what: string, hint: string) => {
      const location = {file: redirectsFile, ...locationIn(source, from)};
      return [findingAt(location, rule, what, hint)];
    };
    if (!/^\/.*[^/]$/.test(from)) {
      const hint = 'Write a path that begins with a slash and does not end with one.';
      return report('redirect-from', `The redirect from "${from}" starts at no path.`, hint);
    }
    if (pageAt.has(from)) {
      const hint = 'Remove the redirect, or rename the page.';
      return report(
        'redirect-page',
        `The redirect from ${from} is at the address of a page.`,
        hint,
      );
    }
    if (redirects.findIndex((one) => one.from === from) < index) {
      const hint = 'Remove one of the two.';
      return report('redirect-twice', `The address ${from} is redirected twice.`, hint);
    }
    if (!/^(?:\/|https:\/\/)./.test(to)) {
      const hint = 'Write a path that begins with a slash, or an https address.';
      return report('redirect-to', `The redirect from ${from} leads to "${to}", no address.`, hint);
    }
    if (next !== undefined) {
      const hint = key === from ? 'Let it lead to a page.' : `Let it lead to ${next}.`;
      return report(
        'redirect-chain',
        `The redirect from ${from} leads to a redirect, ${key}.`,
        hint,
      );
    }
    if (page !== undefined && page !== path) {
      const message = `The redirect from ${from} leads to ${path}, which leads on to ${page}.`;
      return report('redirect-chain', message, `Write ${page}${anchor}.`);
    }
    return [];
  });
  return {name: 'redirects', inspected: redirects.length, unit: 'redirects', findings};
}
