import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findingsByPage} from '../cache/findings-by-page.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../cache/hash.ts';
import type {CheckResult} from '../finding.ts';
import type {Page} from '../page.ts';
import {checkWordList} from './check-word-list.ts';

/** Words that the dictionaries do not have, one a line; editors with cspell read it too. */
export const wordList = '.cspell/words.txt';

const settingsFile = 'cspell.json';

/**
 * Checks the spelling of all prose, in British and American English; code is left alone. Runs in
 * the folder of the project.
 * @param kept file in which the findings are kept
 */
export async function checkSpelling(
  pages: readonly Page[],
  kept = '.cache/findings/spelling.json',
): Promise<CheckResult> {
  const runs = path.join(import.meta.dirname, '../prose-runs.ts');
  const version = hashOf(
    hashOfFiles([settingsFile, wordList, 'package-lock.json', runs]),
    hashOfFolder(import.meta.dirname),
  );
  const findings = await findingsByPage(kept, version, pages, async (changed) => {
    // Loading the dictionaries takes a second, so only when there is a word to look up. The
    // library is an ES module, and so must be what imports it.
    const {createSpeller} = await import('./speller.mts');
    const speller = await createSpeller(path.resolve(settingsFile));
    return Promise.all(changed.map(speller));
  });
  return {
    name: 'spelling',
    inspected: pages.length,
    unit: 'pages',
    findings: [...checkWordList(wordList, readFileSync(wordList, 'utf8')), ...findings],
  };
}
