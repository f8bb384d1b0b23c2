import {addressesIn, positionIn} from '../content/address-lists.ts';
import {pathOf} from '../content/addresses.ts';
import {findingAt, locationOf, type CheckResult, type Finding} from '../content/finding.ts';
import type {SourceFile} from '../content/records/read-record.ts';
import type {SiteMap} from '../content/site-map.ts';
import {nearestWord} from '../data/schemas/nearest-word.ts';

/**
 * Addresses live forever: each on the list of those that were published is a page or a redirect. A
 * page that is not on the list yet is a finding that `--fix` puts there.
 */
export function checkPublished({file, text}: SourceFile, map: SiteMap): CheckResult {
  const lines = text.split('\n');
  const listed = new Set(addressesIn(text));
  const addresses = [...new Set(map.pages.map(({address}) => pathOf(address)))].sort();
  const added = addresses.filter((address) => !listed.has(address));

  const gone = lines.flatMap((old, index): Finding[] => {
    if (!listed.has(old) || map.at(old).kind !== 'missing') {
      return [];
    }
    const to = added.length === 1 ? added[0] : (nearestWord(old, added) ?? '/where/it/is/now');
    const message = `${old} was published, and is no page and no redirect.`;
    const hint = `Add ['${old}', '${to}'] to the list "moved" in src/config/hosting.ts.`;
    return [findingAt({file, line: index + 1}, 'published-address', message, hint)];
  });
  const unlisted = added.map((address): Finding => {
    const start = positionIn(text, address);
    const message = `The page ${address} is not on the list of published addresses.`;
    const hint = 'Run npm run check -- --fix, which adds it.';
    return {
      ...findingAt({file, ...locationOf(text, start)}, 'published-address', message, hint),
      fix: {start, end: start, text: `${address}\n`},
    };
  });
  return {
    name: 'published',
    inspected: listed.size,
    unit: 'published addresses',
    findings: [...gone, ...unlisted],
  };
}
