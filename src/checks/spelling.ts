import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Issue} from 'cspell';
import type {CheckResult, Finding} from '../content/finding.ts';
import {findingsByPage, findingsCache} from '../content/findings-by-page.ts';
import {hashOfFiles} from '../content/hash.ts';
import {nearestWord} from '../data/schemas/nearest-word.ts';
import type {TextFile} from './files/bytes.ts';

/** What is read as prose, and in which languages; editors with cspell use it too. */
const settings = 'cspell.json';

/** Words that the dictionaries do not have, one a line. */
export const wordList = '.cspell/words.txt';

/** Changes when a word may be right that was not: settings, own words, and the dictionaries. */
const versionOfWords = () =>
  hashOfFiles([settings, wordList, 'node_modules/cspell/package.json', 'src/checks/spelling.ts']);

/**
 * Checks the spelling of prose, in American English; code is left alone. Pages that have not changed
 * are not read again. Runs in the folder of the project.
 * @param root folder with the pages
 */
export async function checkSpelling(
  pages: readonly TextFile[],
  root = '.',
  cache = findingsCache,
): Promise<CheckResult> {
  const find = (changed: readonly TextFile[]) => findWrongWords(changed, root);
  const words = checkWordList(wordList, readFileSync(wordList, 'utf8'));
  const findings = await findingsByPage(cache, 'spelling', versionOfWords(), pages, find);
  return {
    name: 'spelling',
    inspected: pages.length,
    unit: 'pages',
    findings: [...words, ...findings],
  };
}

async function findWrongWords(pages: readonly TextFile[], root: string): Promise<Finding[][]> {
  const {lint} = await import('cspell');
  const findings: Finding[] = [];
  const ignore = () => undefined;
  await lint(
    pages.map(({file}) => file),
    {
      config: path.resolve(settings),
      root: path.resolve(root),
      showSuggestions: true,
      progress: false,
    },
    {
      issue: (issue) => findings.push(findingOf(issue, root)),
      error: (message, error) => {
        throw new Error(message, {cause: error});
      },
      info: ignore,
      debug: ignore,
      progress: ignore,
      result: ignore,
    },
  );
  return pages.map((page) => findings.filter(({file}) => file === page.file));
}

function findingOf({uri = '', row, col, text, suggestions = []}: Issue, root: string): Finding {
  // They are in the order of their likelihood; those that are far from the word are guesses.
  const meant = suggestions.find((suggestion) => nearestWord(text, [suggestion]));
  return {
    file: path.relative(root, fileURLToPath(uri)).replaceAll(path.sep, '/'),
    line: row,
    column: col,
    rule: 'spelling',
    message: `"${text}" is in no dictionary.`,
    hint: `${meant ? `Did you mean "${meant}"? ` : ''}Put code in backticks; add a word that is right to ${wordList}.`,
  };
}

/** Case makes no difference unless nothing else does. */
const inOrder = (a: string, b: string) =>
  a.localeCompare(b, 'en', {sensitivity: 'base'}) || a.localeCompare(b, 'en');

/** Words out of order or twice: then two authors add the same one. */
export function checkWordList(file: string, text: string): Finding[] {
  const lines = text.trimEnd().split('\n');
  const sorted = [...new Set(lines)].sort(inOrder);
  const wrong = lines.findIndex((line, index) => line !== sorted[index]);
  if (wrong < 0) {
    return [];
  }
  return [
    {
      file,
      line: wrong + 1,
      column: 1,
      rule: 'sorted-words',
      message: `"${lines[wrong]}" is out of alphabetical order, or a duplicate.`,
      hint: 'Sort the list, or run npm run check -- --fix.',
      fix: {start: 0, end: text.length, text: `${sorted.join('\n')}\n`},
    },
  ];
}
