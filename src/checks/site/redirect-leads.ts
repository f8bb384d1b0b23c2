import {lineOf, type Lead, type ListFile} from './check-leads.ts';
import {parseRedirects} from './resolve-address.ts';

/**
 * The leads of a redirects file.
 * @param source the file in which authors write them, for the place of a finding
 */
export const redirectLeads = (redirects: string, source: ListFile): Lead[] =>
  parseRedirects(redirects).map(({from, to}) => ({
    file: source.file,
    line: lineOf(source.text, from),
    to,
    told: `The redirect from ${from} to ${to}`,
  }));
