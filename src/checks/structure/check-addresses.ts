import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {addressOf} from './addresses.ts';

/** Files that have an address without being pages: product pages, records. */
export type OtherAddress = {file: string; address: string};

/** Addresses are compared as hosts and readers do: a final slash and the case make no difference. */
const keyOf = (address: string) => address.toLowerCase().replace(/(.)\/$/, '$1');

/** Pages whose address another file has already. */
export function checkAddresses(pages: readonly Page[], others: readonly OtherAddress[]): Finding[] {
  const taken = new Map(others.map(({file, address}) => [keyOf(address), file]));
  return pages.flatMap((page): Finding[] => {
    const address = addressOf(page);
    const other = taken.get(keyOf(address));
    if (!other) {
      taken.set(keyOf(address), page.file);
      return [];
    }
    return [
      {
        file: page.file,
        line: page.fieldLines.slug ?? 1,
        column: 1,
        rule: 'unique-address',
        message: `The page has the address ${address}, which ${other} has.`,
        remedy: 'Rename or move one of the two files, or merge them.',
      },
    ];
  });
}
