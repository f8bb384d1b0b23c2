import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Issue} from 'cspell';
import type {CheckResult, Finding} from '../content/finding.ts';
import {listPages, listPartials} from '../content/read-pages.ts';
import {nearestWord} from '../data/schemas/nearest-word.ts';

/** What is read as prose, and in which languages; editors with cspell use it too. */
const settings = 'cspell.json';

/** Words that the dictionaries do not have, one a line. */
export const wordList = '.cspell/words.txt';

/**
 * Checks the spelling of all prose, in American English; code is left alone. Files that
 * have not changed are not read again. Runs in the folder of the project.
 * @param root folder with the pages
 */
export async function checkSpelling(root = '.'): Promise<CheckResult> {
  const {lint} = await import('cspell');
  const findings: Finding[] = checkWordList(wordList, readFileSync(wordList, 'utf8'));
  const ignore = () => undefined;
  const {files} = await lint(
    [...listPages(root), ...listPartials(root)],
    {
      config: path.resolve(settings),
      root: path.resolve(root),
      cache: true,
      cacheLocation: path.resolve(root, '.cache/spelling'),
      cacheStrategy: 'content',
      // With paths from the root: a copy of the project can use it.
      cacheFormat: 'universal',
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
  return {name: 'spelling', inspected: files, unit: 'pages', findings};
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
