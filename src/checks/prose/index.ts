import {findingsByPage, findingsCache} from '../../content/findings-by-page.ts';
import type {CheckResult} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {findBareNames, unmistakable, findBannedWords} from './words.ts';
import {
  findCurlyQuotes,
  findInvisibleCharacters,
  findTabs,
  findTrailingSpaces,
  findExclamationMarks,
} from './characters.ts';
import {findPhrases} from './english.ts';
import {findAlikeOpenings} from './first-sentences.ts';
import {findEmptyLabels} from './link-labels.ts';
import type {ProseRule} from './find-words.ts';
import {findTitleCase} from './sentence-case.ts';
import {findTerms} from './terms.ts';

const rules: readonly ProseRule[] = [
  findBannedWords,
  findTerms,
  findPhrases,
  findExclamationMarks,
  findTitleCase,
  findEmptyLabels,
  findCurlyQuotes,
  findInvisibleCharacters,
  findTabs,
  findTrailingSpaces,
];

/**
 * Checks how pages are written.
 * @param apiNames what the documented packages export; unmistakable ones must be code
 * @param version changes when the rules do, or these names
 */
export async function checkProse(
  pages: readonly Page[],
  apiNames: () => Iterable<string>,
  version: string,
  cache = findingsCache,
): Promise<CheckResult> {
  const findings = await findingsByPage(cache, 'prose', version, pages, async (changed) => {
    const all = [...rules, findBareNames(unmistakable(apiNames()))];
    return changed.map((page) => all.flatMap((rule) => rule(page)));
  });
  return {
    name: 'prose',
    inspected: pages.length,
    unit: 'pages',
    findings: [...findings, ...findAlikeOpenings(pages)],
  };
}
