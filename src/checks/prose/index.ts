import path from 'node:path';
import {findingsByPage} from '../cache/findings-by-page.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../cache/hash.ts';
import type {CheckResult} from '../finding.ts';
import type {Page} from '../page.ts';
import {findBareNames, unmistakable} from './api-names.ts';
import {findBannedWords} from './banned-words.ts';
import {findCurlyQuotes, findInvisibleCharacters, findTrailingSpaces} from './characters.ts';
import {findExclamationMarks} from './exclamation-marks.ts';
import {findEmptyLabels} from './link-labels.ts';
import type {ProseRule} from './rule.ts';
import {findTitleCase} from './sentence-case.ts';
import {findTerms} from './terms.ts';

const rules: readonly ProseRule[] = [
  findBannedWords,
  findTerms,
  findExclamationMarks,
  findTitleCase,
  findEmptyLabels,
  findCurlyQuotes,
  findInvisibleCharacters,
  findTrailingSpaces,
];

/**
 * Checks how pages are written.
 * @param apiNames what the documented packages export; unmistakable names of these stand as code
 * @param kept file in which the findings are kept
 */
export async function checkProse(
  pages: readonly Page[],
  apiNames: Iterable<string>,
  kept = '.cache/findings/prose.json',
): Promise<CheckResult> {
  const names = unmistakable(apiNames);
  const all = [...rules, findBareNames(names)];
  const runs = path.join(import.meta.dirname, '../prose-runs.ts');
  const version = hashOf(hashOfFolder(import.meta.dirname), hashOfFiles([runs]), ...names);
  const findings = await findingsByPage(kept, version, pages, async (changed) =>
    changed.map((page) => all.flatMap((rule) => rule(page))),
  );
  return {name: 'prose', inspected: pages.length, unit: 'pages', findings};
}
