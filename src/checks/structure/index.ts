import type {CheckResult} from '../finding.ts';
import type {Page} from '../page.ts';
import {checkAddresses, type OtherAddress} from './check-addresses.ts';
import {checkHeadings} from './check-headings.ts';
import {checkLength} from './check-length.ts';
import {checkName} from './check-name.ts';
import {checkSections} from './check-sections.ts';

/** Checks names, addresses, headings, sections and length of every page. */
export function checkStructure(
  pages: readonly Page[],
  others: readonly OtherAddress[] = [],
): CheckResult {
  const each = [checkName, checkHeadings, checkSections, checkLength];
  return {
    name: 'structure',
    inspected: pages.length,
    unit: 'pages',
    findings: [
      ...pages.flatMap((page) => each.flatMap((check) => check(page))),
      ...checkAddresses(pages, others),
    ],
  };
}
